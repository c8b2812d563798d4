/** What only some forms ask, in words. */
export const DETAIL_LABELS: Record<string, string> = {
  age: "Idade",
  position: "Posição",
  location: "Local",
  date: "Data",
  represents: "Representa",
};

import { formatDate, parseDate } from "#domain/dates.ts";
import { DATA_RIGHTS, type DataRight } from "./data-requests.ts";

/** The labels of fields that only some forms have. */
const DETAIL_LABELS: Record<string, string> = {
  age: "Idade",
  position: "Posição",
  location: "Local",
  date: "Data",
  represents: "Representa",
  refusal: "Motivo da recusa",
  adjustment: "Ajuste pedido",
  right: "Pede",
};

type Details = Readonly<Record<string, string | number | boolean>>;

/** The answers with their labels, as people read them. */
export const detailFacts = (details: Details): { label: string; value: string }[] =>
  Object.entries(DETAIL_LABELS).flatMap(([key, label]) => {
    const answer = details[key];
    return answer === undefined ? [] : [{ label, value: toWords(String(answer)) }];
  });

function toWords(answer: string): string {
  if (Object.hasOwn(DATA_RIGHTS, answer)) return DATA_RIGHTS[answer as DataRight];
  const day = parseDate(answer);
  return day ? formatDate(day) : answer;
}

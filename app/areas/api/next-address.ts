/** This list's address, going on at `cursor`. */
export function nextAddress({ path, query }: { path: string; query: string }, cursor: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return `${path}?${parameters}`;
}

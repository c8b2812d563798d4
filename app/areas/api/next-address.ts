/** This list's address, going on at `cursor`. */
export function nextAddress({ pathname, searchParams }: URL, cursor: string): string {
  const query = new URLSearchParams(searchParams);
  query.set("cursor", cursor);
  return `${pathname}?${query}`;
}

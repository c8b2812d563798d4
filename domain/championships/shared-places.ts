/** The places of rows that are already in order: who is level shares one, and the next ones are left out (1, 1, 3). */
export function sharedPlaces<Row>(rows: readonly Row[], compare: (one: Row, other: Row) => number): number[] {
  const places: number[] = [];
  for (const [index, row] of rows.entries()) {
    const level = index > 0 && compare(rows[index - 1]!, row) === 0;
    places.push(level ? places[index - 1]! : index + 1);
  }
  return places;
}

interface Change<Facts> {
  id: string;
  before: Facts;
  after: Facts;
}

/** All that changed since the family last said "Continuar", as one change. Null: they know how the event stands. */
export function changeToAccept<Facts extends object>(
  changes: readonly Change<Facts>[],
  acceptedId: string | null,
): Change<Facts> | null {
  const known = changes.findIndex(({ id }) => id === acceptedId);
  const [first, ...others] = changes.slice(known + 1);
  if (!first) return null;
  const { id, after } = others.at(-1) ?? first;
  const { before } = first;
  const differs = (Object.keys(after) as (keyof Facts)[]).some((field) => before[field] !== after[field]);
  return differs ? { id, before, after } : null;
}

import { isId } from "#domain/id.ts";

interface Place {
  at: Temporal.Instant;
  id: string;
}

/** Where a list in the order of time goes on, as a word of its address. */
export const writePlace = ({ at, id }: Place): string => `${at.toString()}_${id}`;

/** An invalid one means the beginning. */
export function readPlace(text: string | null): Place | null {
  const [at = "", id = ""] = (text ?? "").split("_");
  if (!isId(id) || !/^\d{4}-\d{2}-\d{2}T[\d:.]{8,20}Z$/.test(at)) return null;
  try {
    return { at: Temporal.Instant.from(at), id };
  } catch {
    return null;
  }
}

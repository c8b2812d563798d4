import { z } from "zod";
import { SORTS, type Sort } from "#domain/athletes/list-filters.ts";
import type { Cursor } from "./list-sql.ts";

const keys: Record<Sort, z.ZodType<string>> = {
  nome: z.string().max(200).regex(/^\P{Cc}*$/u),
  idade: z.iso.date(),
  recentes: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
};
const schema = z.tuple([z.enum(SORTS), z.string(), z.uuid()]);

export const encodeCursor = (sort: Sort, { key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

/** Anything that is not a cursor of ours for this sort counts as none. */
export function decodeCursor(sort: Sort, text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [madeFor, key, id] = schema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return madeFor === sort && keys[sort].safeParse(key).success ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}

import type { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { WrongParameter } from "./problem.ts";

const WHOLE = /^-?\d{1,9}$/;

/** Strict, unlike a page's address: a program that mistypes a filter must hear so. */
export function parseQuery<T extends z.ZodObject>(
  schema: T,
  search: URLSearchParams,
): Result<z.output<T>, WrongParameter[]> {
  const given: Record<string, string | number> = {};
  for (const [name, value] of search) {
    if (Object.hasOwn(given, name)) return err([{ parameter: shown(name), detail: "Informe uma vez só." }]);
    given[name] = isNumber(schema, name) && WHOLE.test(value) ? Number(value) : value;
  }
  const parsed = schema.safeParse(given);
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues.flatMap(toWrong));
}

function toWrong(issue: z.core.$ZodIssue): WrongParameter[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((name) => ({ parameter: shown(name), detail: "Este parâmetro não existe." }));
  return [{ parameter: String(issue.path[0]), detail: issue.message }];
}

/** Anybody can send a name of any length, so an answer repeats only its beginning. */
const shown = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

function isNumber(schema: z.ZodObject, name: string): boolean {
  let field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.core.$ZodType) : undefined;
  while (field && "innerType" in field._zod.def) field = field._zod.def.innerType as z.core.$ZodType;
  return field?._zod.def.type === "number";
}

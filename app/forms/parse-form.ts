import type { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { readForm } from "./read-form.ts";

export interface FormErrors {
  /** By field, the first thing that is wrong with it. */
  fields: Record<string, string>;
  /** What was typed, to be shown again; never passwords. */
  typed: Record<string, string>;
}

const SECRET = /password|senha|code|cpf/i;

/** Reads and validates a posted form; what was typed survives an error, except secrets. */
export async function parseForm<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T, FormErrors>> {
  return parseFields(await readForm(request), schema);
}

export function parseFields<T>(form: FormData, schema: z.ZodType<T>): Result<T, FormErrors> {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const values = Object.fromEntries(entries);
  const parsed = schema.safeParse(values);
  if (parsed.success) return ok(parsed.data);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
  return err({ fields, typed: typedIn(form) });
}

/** What may be shown again when a form that was filled well is refused for another reason. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET.test(entry[0]),
    ),
  );
}

import { z } from "zod";
import { BOT_FIELDS } from "#domain/moderation/bot-check.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { readForm } from "./read-form.ts";

export interface FormErrors {
  /** By field, the first thing that is wrong with it. */
  fields: Record<string, string>;
  /** What was typed, to be shown again; never secrets. */
  typed: Record<string, string>;
}

const SECRET = /password|senha|code|token|cpf|card|cartao|cvv/i;
/** What our forms carry besides the fields of their schema, and need again when they are shown again. */
const CARRIED = ["intent", BOT_FIELDS.openedAt, BOT_FIELDS.trap];

/** Reads and validates a posted form; what was typed survives an error, except secrets. */
export async function parseForm<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T, FormErrors>> {
  return parseFields(await readForm(request), schema);
}

/** A field that was sent more than once counts as its first value, unless the schema asks for a list. */
export function parseFields<T>(form: FormData, schema: z.ZodType<T>): Result<T, FormErrors> {
  const parsed = schema.safeParse(valuesIn(form, schema));
  if (parsed.success) return ok(parsed.data);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
  return err({ fields, typed: typedIn(form, schema) });
}

/**
 * What may be shown again when a form is refused: what was typed into the fields of its schema. Names come
 * from the schema and never from the request, so that an answer does not grow with what was sent.
 */
export function typedIn(form: FormData, schema: z.ZodType): Record<string, string> {
  const names = [...Object.keys(fieldsOf(schema)).filter((name) => !SECRET.test(name)), ...CARRIED];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** All texts of a form, except secrets. Only for staff: here the request says the names. */
export const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (field): field is [string, string] => typeof field[1] === "string" && !SECRET.test(field[0]),
    ),
  );

function valuesIn(form: FormData, schema: z.ZodType): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const first = form.get(name);
    if (isList(field)) values[name] = form.getAll(name).filter((value) => typeof value === "string");
    else if (typeof first === "string") values[name] = first;
  }
  return values;
}

/** The fields of a form's schema, which is an object, refined or transformed as a whole or not. */
function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in as z.ZodType);
  throw new Error("a form's schema is an object, so that its fields are known");
}

function isList(field: z.ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return isList(field.def.innerType as z.ZodType);
  if (field instanceof z.ZodPipe) return isList(field.def.in as z.ZodType);
  return field instanceof z.ZodArray;
}

/** The text of one field; empty where it is missing, or is a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

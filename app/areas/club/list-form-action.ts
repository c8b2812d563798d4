import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { listSchema, type ListInput } from "#domain/scouting/list-schema.ts";

/** What the form of a list says, or the form again with every box as it was ticked. */
export function listIn(form: FormData): { input: ListInput } | { refused: ReturnType<typeof refuseList> } {
  const parsed = parseFields<ListInput>(form, listSchema);
  return parsed.ok ? { input: parsed.value } : { refused: refuseList(form, parsed.error) };
}

export function refuseList(form: FormData, problem: Parameters<typeof refuse>[0]) {
  const ticked = form.getAll("positions").filter((value) => typeof value === "string");
  return refuse({ ...problem, ticked });
}

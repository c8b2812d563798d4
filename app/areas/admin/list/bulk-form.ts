import { textIn } from "#app/forms/parse-form.ts";
import { isId } from "#domain/id.ts";
import { paragraphs } from "#domain/inquiries/fields.ts";
import { REASON_MAX } from "#domain/lists/bulk.ts";

/** A press of the bar that is asked again first. */
export interface AskedAgain {
  intent: string;
  ids: string[];
  /** What was written beside the question, should it be asked once more. */
  reason?: string;
}

interface BulkForm<Intent extends string> {
  intent: Intent;
  ids: string[];
  /** The question was answered with yes. */
  confirmed: boolean;
  /** What was written beside the answer, where the act asks for a reason; empty otherwise. */
  reason: string;
}

/** What the bar of a list was pressed for; null for a form that is none of these. */
export function readBulk<Intent extends string>(
  form: FormData,
  intents: readonly Intent[],
): BulkForm<Intent> | null {
  const intent = intents.find((one) => one === form.get("intent"));
  if (!intent) return null;
  const ids = form.getAll("ids").filter((id): id is string => typeof id === "string" && isId(id));
  return {
    intent,
    ids: [...new Set(ids)],
    confirmed: form.get("confirmado") === "sim",
    reason: paragraphs(textIn(form, "reason")).slice(0, REASON_MAX),
  };
}

import { INQUIRY_STATES } from "#domain/inquiries/kinds.ts";
import { decisionSchema } from "#domain/moderation/report-schema.ts";

/** Acts that another field than `intent` tells apart: by the form's address, the field and each of its values. */
export const DECISIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "/admin/revisoes/:id": { decision: decisionSchema.shape.decision.options },
  "/admin/mensagens/:id": { state: INQUIRY_STATES },
};

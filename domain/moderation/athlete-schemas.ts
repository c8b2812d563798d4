import { z } from "zod";
import { textField } from "#domain/inquiries/fields.ts";

const reason = textField("Escreva o motivo.", { max: 1000 });

/** What staff do to a profile has a reason. Each form stands beside others, so that its field has a name of its own. */
export const hideSchema = z.object({ hideReason: reason });
export const showSchema = z.object({ showReason: reason });
export const deleteSchema = z.object({ deleteReason: reason });

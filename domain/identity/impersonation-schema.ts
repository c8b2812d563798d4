import { z } from "zod";
import { REASON_MAX } from "./impersonation.ts";

const REASON_MIN = 10;

/** Why an admin looks at the product in somebody's place: that person reads it. */
export const impersonationSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(REASON_MIN, `Diga o motivo em pelo menos ${REASON_MIN} letras: a pessoa vai lê-lo.`)
    .max(REASON_MAX, `Use no máximo ${REASON_MAX} letras.`),
  profile: z.union([z.literal("").transform(() => null), z.uuid()]).default(null),
});

export type ImpersonationInput = z.output<typeof impersonationSchema>;

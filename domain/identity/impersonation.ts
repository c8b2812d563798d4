import { z } from "zod";
import { isAdmin, type Actor } from "./actor.ts";
import type { Role } from "./roles.ts";

/** Then it ends by itself. */
export const IMPERSONATION_MINUTES = 30;

const REASON_MIN = 10;
export const REASON_MAX = 300;

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

/** Admins only, and never staff or admins: nobody borrows a role. */
export const canImpersonate = (actor: Actor, person: { id: string; role: Role }): boolean =>
  actor.kind === "member" && isAdmin(actor) && person.role === "user" && person.id !== actor.userId;

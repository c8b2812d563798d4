import { z } from "zod";
import type { Result } from "#domain/result.ts";
import type { Caller } from "./caller.server.ts";
import { withCookies } from "./kept-cookies.ts";
import { confirmEmail as confirm } from "./recovery.ts";
import { signOut } from "./sign-in.ts";
import type { Member } from "./viewer.ts";

/** A first confirmation, the old address's word for a change, or the new address's. */
export type ConfirmedStep = "address" | "old_address" | "new_address";

/** Confirms what the mailed link stands for. A link proves an address, and signs nobody in. */
export async function confirmLink(
  caller: Caller,
  member: Member | null,
  token: string,
): Promise<Result<ConfirmedStep, "link_invalid">> {
  const confirmed = await confirm(caller, token);
  if (!confirmed.ok) return confirmed;
  const { cookies } = confirmed.value;
  if (!member && cookies.length > 0) await signOut(withCookies(caller, cookies));
  return { ok: true, value: stepOf(token) };
}

const claims = z.object({ updateTo: z.string().optional(), requestType: z.string().optional() }).catch({});

/** Read only after the library has checked the signature, and only to choose a sentence. */
function stepOf(token: string): ConfirmedStep {
  const { updateTo, requestType } = claims.parse(
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()),
  );
  if (!updateTo) return "address";
  return requestType === "change-email-confirmation" ? "old_address" : "new_address";
}

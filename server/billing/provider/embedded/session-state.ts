import type { Entries } from "./ledger.ts";
import { isDue, nowFor } from "./clock.ts";

/** No job marks a session as expired: it is, once its time has passed. */
export const stateOf = ({ state, expiresAt }: Entries["session"]): Entries["session"]["state"] =>
  state === "open" && isDue(expiresAt, nowFor({ clockOffsetSeconds: 0 })) ? "expired" : state;

/** Where the provider sends the payer next. */
export const returnUrlOf = (id: string, { successUrl }: Pick<Entries["session"], "successUrl">): string =>
  successUrl.replace("{CHECKOUT_SESSION_ID}", id);

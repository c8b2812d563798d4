import { isProviderId } from "#domain/id.ts";

const FINISH_PATH = "/signup-after-payment";

/** What the provider put in the address it sent the payer back to. */
export function sessionIn(url: URL): string | null {
  const id = url.searchParams.get("session_id");
  return id && isProviderId(id) ? id : null;
}

/** The page alone, without who finishes or which e-mail: where somebody with an account comes back to. */
export const finishAddress = (url: URL): URL => {
  const address = new URL(FINISH_PATH, url);
  const id = sessionIn(url);
  if (id) address.searchParams.set("session_id", id);
  return address;
};

import type { IncomingMessage, ServerResponse } from "node:http";
import { isImpersonating, type Member } from "#domain/identity/actor.ts";
import { config } from "#server/platform/config/current.ts";
import { clientAddress } from "#server/platform/http/client-address.ts";
import { authenticate } from "./authenticate.ts";
import { termsToAccept } from "./terms/terms.server.ts";

export interface SignedIn {
  actor: Member;
  sessionId: string;
  /** New terms wait for this member: they read, and send nothing. */
  newTerms: boolean;
}

/**
 * The member who uploads; null for visitors, for who has not shown their second factor yet, and for an admin who looks
 * in somebody's place.
 */
export async function memberOfRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SignedIn | null> {
  const reader = await readerOfRequest(request, response);
  return reader && !isImpersonating(reader.actor) ? reader : null;
}

/** The same for what is only read, which an admin in somebody's place may too. */
export async function readerOfRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<SignedIn | null> {
  const { actor, session, cookies } = await authenticate({
    address: clientAddress(request, config().trustProxy),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    cookie: request.headers.cookie ?? null,
    sendCookie: (cookie) => void response.appendHeader("set-cookie", cookie),
  });
  for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
  if (!session || session.needsSecondFactor) return null;
  return { actor, sessionId: session.id, newTerms: (await termsToAccept(session)) !== null };
}

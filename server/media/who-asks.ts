import type { IncomingMessage, ServerResponse } from "node:http";
import type { Member } from "#domain/identity/actor.ts";
import { authenticate } from "#server/identity/identity.server.ts";
import { config } from "#server/platform/config/current.ts";
import { clientAddress } from "#server/platform/http/client-address.ts";

export interface SignedIn {
  actor: Member;
  sessionId: string;
}

/**
 * The member behind a request that a door answers; null for visitors, and for who has not shown their second factor
 * yet.
 */
export async function memberOfRequest(
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
  return session && !session.needsSecondFactor ? { actor, sessionId: session.id } : null;
}

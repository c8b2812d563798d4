import type { IncomingMessage, ServerResponse } from "node:http";
import { isId } from "#domain/id.ts";
import type { Member } from "#domain/identity/actor.ts";
import { MEDIA_OWNER_TYPES, type MediaOwnerType } from "#domain/media/kinds.ts";
import { authenticate } from "#server/identity/identity.server.ts";
import { config } from "#server/platform/config/current.ts";
import { clientAddress } from "#server/platform/http/client-address.ts";
import type { MediaOwners } from "../owners.ts";

export interface Uploader {
  actor: Member;
  sessionId: string;
}

/** The member behind the request; null for visitors, and for who has not shown their second factor yet. */
export async function uploaderOf(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Uploader | null> {
  const { actor, session, cookies } = await authenticate({
    address: clientAddress(request, config().trustProxy),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    cookie: request.headers.cookie ?? null,
    sendCookie: (cookie) => void response.appendHeader("set-cookie", cookie),
  });
  for (const cookie of cookies) response.appendHeader("set-cookie", cookie);
  return session && !session.needsSecondFactor ? { actor, sessionId: session.id } : null;
}

/** Whose media these become, if this member may add to them. An unknown owner and another's are the same answer. */
export async function ownerFor(
  owners: MediaOwners,
  actor: Member,
  ownerType: string | undefined,
  ownerId: string | undefined,
): Promise<{ ownerType: MediaOwnerType; ownerId: string } | null> {
  const type = MEDIA_OWNER_TYPES.find((known) => known === ownerType);
  if (!type || !ownerId || !isId(ownerId)) return null;
  return (await owners[type].mayManage(actor, ownerId)) ? { ownerType: type, ownerId } : null;
}

import { redirect } from "react-router";
import type { Actor, Member } from "#domain/identity/actor.ts";
import { pathOf, withReturn } from "#domain/identity/return-address.ts";
import { signOut } from "#server/identity/identity.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { redirectWith } from "./redirects.ts";

export interface InvitationReply {
  form: FormData;
  token: string;
  browser: Browser;
  actor: Actor;
  /** The page itself, link included. */
  url: URL;
}

interface InvitationWays<Answer> {
  asNew: (reply: InvitationReply) => Promise<Answer>;
  asMember: (reply: InvitationReply, actor: Member) => Promise<Answer>;
  decline: (reply: InvitationReply) => Promise<Answer>;
}

/** What the reader of a mailed link chose to do. */
export async function answerInvitation<Answer>(reply: InvitationReply, ways: InvitationWays<Answer>) {
  switch (reply.form.get("intent")) {
    case "sair":
      return redirectWith(pathOf(reply.url), { cookies: await signOut(reply.browser) });
    case "recusar":
      return ways.decline(reply);
    case "entrar":
      return reply.actor.kind === "member"
        ? ways.asMember(reply, reply.actor)
        : redirect(withReturn("/login", reply.url));
    default:
      return ways.asNew(reply);
  }
}

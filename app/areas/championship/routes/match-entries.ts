import { sendAnswer, signedOut, unreadable } from "#app/sheet/entries-answer.ts";
import { batchSchema } from "#domain/championships/sheet-schema.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { appendEntries } from "#server/championships/sheets/entries.server.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { requireMember, signedIn } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/match-entries.ts";

/** A redirect to the login page would look like a lost network to the script, which then says so. */
const answerSignedOut: Route.MiddlewareFunction = ({ context }, next) => {
  const who = signedIn(context);
  if (!who || who.session.needsSecondFactor) return Promise.resolve(signedOut());
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [answerSignedOut, ...organiserGuard];

/** Entries of who organises the championship. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const body = batchSchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return unreadable();
  const actor = requireMember(context);
  const { organiserTools } = await entitlementsOf(actor);
  return sendAnswer(await appendEntries({ actor, tools: organiserTools }, params.matchId, body.data.entries));
}

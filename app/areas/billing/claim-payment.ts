import { redirect } from "react-router";
import { redirectWith } from "#app/session/redirects.ts";
import type { Member } from "#domain/identity/actor.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";
import { claimAsMember, subscriptionsOf, type PaidProblem } from "#server/billing/billing.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { ACCOUNT } from "./manage-answer.ts";

/** Somebody with an account brings a payment: it becomes theirs and they go on; a problem is explained. */
export async function claimPaymentAndRedirect(actor: Member, sessionId: string): Promise<PaidProblem> {
  const claimed = await claimAsMember(actor, sessionId);
  if (claimed.ok) throw redirectWith(ACCOUNT, { flash: claimed.value.attached ? ATTACHED : WAITS });
  if (claimed.error !== "used") return claimed.error;
  // Whoever finished their account here comes back by its login: what they paid for is theirs already.
  const own = (await subscriptionsOf(actor)).filter(({ live }) => live);
  if (own.length === 0) return "used";
  if (own.some(({ holder }) => holder === null)) throw redirectWith(ACCOUNT, { flash: WAITS });
  throw redirect(actor.profile ? dashboardOf(actor.profile.type) : ACCOUNT);
}

const ATTACHED: Flash = {
  kind: "success",
  title: "Assinatura ligada à sua conta",
  body: "O plano já vale para o perfil em uso.",
};

const WAITS: Flash = {
  kind: "info",
  title: "Pagamento recebido",
  body: "Falta escolher para qual perfil ou atleta a assinatura vale.",
};

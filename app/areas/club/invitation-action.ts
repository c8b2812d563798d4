import { redirect } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { answerInvitation as answer, type InvitationReply } from "#app/session/answer-invitation.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { newMemberSchema, scoutIdentitySchema } from "#domain/clubs/member-schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import * as invitations from "#server/clubs/member-invitations.server.ts";
import { proofProblem } from "./proof-problem.ts";

const WELCOME = {
  kind: "success",
  title: "Bem-vindo ao clube",
  body: "Seu cartão de olheiro está pronto. Envie uma foto para completá-lo.",
} as const;

/** What the reader of the mailed link chose to do. */
export const answerInvitation = (reply: InvitationReply) =>
  answer(reply, { asNew: acceptAsNew, asMember: acceptAsMember, decline });

async function acceptAsNew(reply: InvitationReply) {
  const parsed = parseFields(reply.form, newMemberSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const accepted = await invitations.acceptAsNew(reply.browser, reply.token, parsed.value);
  if (!accepted.ok) return refused(reply, accepted.error);
  const { cookies } = accepted.value;
  const next = cookies.length > 0 ? "/club/cartao" : `/login?voltar=${encodeURIComponent("/club/cartao")}`;
  return redirectWith(next, { cookies, flash: WELCOME });
}

async function acceptAsMember(reply: InvitationReply, actor: Member) {
  const parsed = reply.form.has("cpf") ? parseFields(reply.form, scoutIdentitySchema) : null;
  if (parsed && !parsed.ok) return refuse(parsed.error);
  const accepted = await invitations.acceptAsMember(actor, reply.browser, reply.token, parsed?.value ?? null);
  return accepted.ok ? redirectWith("/club/cartao", { flash: WELCOME }) : refused(reply, accepted.error);
}

async function decline(reply: InvitationReply) {
  const declined = await invitations.declineInvitation(reply.browser, reply.token);
  if (!declined.ok) return refused(reply, declined.error);
  return redirectWith("/", {
    flash: { kind: "success", title: "Convite recusado", body: "Apagamos o seu e-mail deste convite." },
  });
}

function refused(reply: InvitationReply, problem: invitations.AcceptProblem) {
  const typed = typedIn(reply.form, newMemberSchema);
  switch (problem.code) {
    case "too_many":
      return refuseTooMany(problem, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "not_adult":
    case "cpf_taken":
    case "barred":
      return refuse({ typed, ...proofProblem(problem.code) });
    case "too_many_people":
      return refuse({
        typed,
        flash: { kind: "error", title: "O clube já tem o número máximo de pessoas" },
      });
    case "already_member":
      return redirectWith("/club/pessoas", {
        flash: { kind: "info", title: "Você já faz parte deste clube" },
      });
    default:
      // Something changed since the page was opened: the page itself says what applies now.
      return redirect(pathOf(reply.url));
  }
}

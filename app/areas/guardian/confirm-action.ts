import { redirect } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { answerInvitation as answer, type InvitationReply } from "#app/session/answer-invitation.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { guardianIdentitySchema, newGuardianSchema } from "#domain/guardians/schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import { pathOf } from "#domain/identity/return-address.ts";
import type { Result } from "#domain/result.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";

/** What the reader of the mailed link chose to do. */
export const answerInvitation = (reply: InvitationReply) =>
  answer(reply, { asNew: acceptAsNew, asMember: acceptAsMember, decline });

async function acceptAsNew(reply: InvitationReply) {
  const parsed = parseFields(reply.form, newGuardianSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const accepted = await guardianship.acceptAsNew(reply.browser, reply.token, parsed.value);
  if (!accepted.ok) return refused(reply, accepted.error);
  const { athleteId, cookies } = accepted.value;
  const page = `/responsavel/atleta/${athleteId}`;
  const next = cookies.length > 0 ? page : `/login?voltar=${encodeURIComponent(page)}`;
  return redirectWith(next, {
    cookies,
    flash: { kind: "success", title: "Conta criada", body: "Agora leia o que seria publicado e decida." },
  });
}

async function acceptAsMember(reply: InvitationReply, actor: Member) {
  const asked = reply.form.has("cpf");
  const parsed = asked ? parseFields(reply.form, guardianIdentitySchema) : null;
  if (parsed && !parsed.ok) return refuse(parsed.error);
  const accepted = await guardianship.acceptAsMember(
    actor,
    reply.browser,
    reply.token,
    parsed?.value ?? null,
  );
  if (!accepted.ok) return refused(reply, accepted.error);
  return redirectWith(`/responsavel/atleta/${accepted.value.athleteId}`, {
    flash: { kind: "success", title: "Tudo certo", body: "Agora leia o que seria publicado e decida." },
  });
}

async function decline(reply: InvitationReply) {
  const declined: Result<null, guardianship.AcceptProblem> = await guardianship.declineInvitation(
    reply.browser,
    reply.token,
  );
  if (!declined.ok) return refused(reply, declined.error);
  return redirectWith("/", {
    flash: {
      kind: "success",
      title: "Obrigado por avisar",
      body: "Apagamos o seu nome e o seu e-mail deste pedido.",
    },
  });
}

function refused(reply: InvitationReply, problem: guardianship.AcceptProblem) {
  const typed = typedIn(reply.form, newGuardianSchema);
  switch (problem.code) {
    case "too_many":
      return refuseTooMany(problem, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "not_adult":
      return refuse({
        typed,
        fields: { birthdate: "Só uma pessoa com 18 anos ou mais pode ser responsável." },
      });
    case "cpf_taken":
      return refuse({
        typed,
        fields: {
          cpf: "Não foi possível usar este CPF nesta conta. Cada responsável tem uma conta só, também com mais de um atleta: se você já tem a sua, peça a quem indicou você para enviar o convite ao e-mail dela. Se não tem, fale com a nossa equipe.",
        },
      });
    case "guardian_is_athlete":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "Este convite é para o responsável",
          body: "Quem é o atleta não pode responder por si. Peça ao seu responsável para abrir o link.",
        },
      });
    case "already_guardian":
      return redirectWith("/responsavel", {
        flash: { kind: "info", title: "Você já responde por este atleta" },
      });
    default:
      // Something changed since the page was opened: the page itself says what applies now.
      return redirect(pathOf(reply.url));
  }
}

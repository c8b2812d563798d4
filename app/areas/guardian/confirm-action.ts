import { redirect } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { guardianIdentitySchema, newGuardianSchema } from "#domain/guardians/schema.ts";
import { pathOf, withReturn } from "#domain/identity/return-address.ts";
import type { Result } from "#domain/result.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { signOut, type Caller, type Member } from "#server/identity/identity.server.ts";

interface Answer {
  form: FormData;
  token: string;
  caller: Caller;
  member: Member | null;
  /** The page itself, link included. */
  url: URL;
}

/** What the reader of the mailed link chose to do. */
export async function answerInvitation(answer: Answer) {
  switch (answer.form.get("intent")) {
    case "sair":
      return redirectWith(here(answer), { cookies: await signOut(answer.caller) });
    case "recusar":
      return decline(answer);
    case "entrar-como-responsavel":
      return answer.member
        ? acceptAsMember(answer, answer.member)
        : redirect(withReturn("/login", answer.url));
    default:
      return acceptAsNew(answer);
  }
}

async function acceptAsNew(answer: Answer) {
  const parsed = parseFields(answer.form, newGuardianSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const accepted = await guardianship.acceptAsNew(answer.caller, answer.token, parsed.value);
  if (!accepted.ok) return refused(answer, accepted.error);
  const { athleteId, cookies } = accepted.value;
  const page = `/responsavel/atleta/${athleteId}`;
  const next = cookies.length > 0 ? page : `/login?voltar=${encodeURIComponent(page)}`;
  return redirectWith(next, {
    cookies,
    flash: { kind: "success", title: "Conta criada", body: "Agora leia o que seria publicado e decida." },
  });
}

async function acceptAsMember(answer: Answer, member: Member) {
  const asked = answer.form.has("cpf");
  const parsed = asked ? parseFields(answer.form, guardianIdentitySchema) : null;
  if (parsed && !parsed.ok) return refuse(parsed.error);
  const accepted = await guardianship.acceptAsMember(
    answer.caller,
    member,
    answer.token,
    parsed?.value ?? null,
  );
  if (!accepted.ok) return refused(answer, accepted.error);
  return redirectWith(`/responsavel/atleta/${accepted.value.athleteId}`, {
    flash: { kind: "success", title: "Tudo certo", body: "Agora leia o que seria publicado e decida." },
  });
}

async function decline(answer: Answer) {
  const declined: Result<null, guardianship.AcceptProblem> = await guardianship.declineInvitation(
    answer.caller,
    answer.token,
  );
  if (!declined.ok) return refused(answer, declined.error);
  return redirectWith("/", {
    flash: {
      kind: "success",
      title: "Obrigado por avisar",
      body: "Apagamos o seu e-mail deste pedido. O perfil continua privado.",
    },
  });
}

function refused(answer: Answer, problem: guardianship.AcceptProblem) {
  const typed = typedIn(answer.form, newGuardianSchema);
  switch (problem.code) {
    case "too_many": {
      const { retryAfterSeconds } = problem;
      return refuse(
        { typed, flash: { kind: "error", title: "Espere um pouco", body: tooManyText(retryAfterSeconds) } },
        tooManyAnswer(retryAfterSeconds),
      );
    }
    case "not_adult":
      return refuse({
        typed,
        fields: { birthdate: "Só uma pessoa com 18 anos ou mais pode ser responsável." },
      });
    case "cpf_taken":
      return refuse({
        typed,
        fields: {
          cpf: "Não foi possível usar este CPF nesta conta. Cada responsável tem uma conta só, também com mais de um atleta: se você já tem a sua, peça ao atleta para enviar o convite ao e-mail dela. Se não tem, fale com a nossa equipe.",
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
    default:
      // Something changed since the page was opened: it says by itself what holds now.
      return redirect(here(answer));
  }
}

const here = ({ url }: Answer) => pathOf(url);

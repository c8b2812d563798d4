import { redirectWith } from "#app/session/redirects.ts";
import { textIn } from "#app/forms/parse-form.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { CALL_PROBLEMS } from "#domain/registrations/calls.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import {
  callAgain,
  sendAnswer,
  sendAnswers,
  type SendProblem,
  type SentAll,
  type Uncalled,
} from "#server/registrations/answers.server.ts";
import { eventNotFound } from "./load-own-event.ts";
import { answersPage } from "./addresses.ts";

interface Post {
  actor: Actor;
  eventId: string;
  form: FormData;
}

/** What the buttons of "Respostas devidas" do. */
export async function answerAnswers({ actor, eventId, form }: Post): Promise<Response> {
  const registrationId = textIn(form, "registration");
  switch (form.get("intent")) {
    case "todas": {
      const sent = await sendAnswers(actor, eventId);
      if (sent.ok) return back(eventId, sentText(sent.value));
      return back(eventId, problemText(sent.error));
    }
    case "enviar": {
      const sent = await sendAnswer(actor, eventId, registrationId);
      if (!sent.ok) return back(eventId, problemText(sent.error));
      const { uncalled } = sent.value;
      return back(eventId, sentText({ sent: 1, without: [], uncalled: uncalled ? [uncalled] : [] }));
    }
    case "contato": {
      const called = await callAgain(actor, eventId, registrationId);
      if (!called.ok) throw eventNotFound();
      const { uncalled } = called.value;
      return back(
        eventId,
        uncalled
          ? { kind: "error", title: "O pedido de contato não foi feito", body: uncalledText([uncalled]) }
          : {
              kind: "success",
              title: "Pedido de contato enviado",
              body: "A família responde pela plataforma.",
            },
      );
    }
    default:
      throw eventNotFound();
  }
}

const back = (eventId: string, flash: Flash) => redirectWith(answersPage(eventId), { flash });

const LONGEST = 300;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function sentText({ sent, without, uncalled }: SentAll): Flash {
  const parts = [
    without.length > 0 && `Sem resultado ainda: ${without.join(", ")}.`,
    uncalled.length > 0 && uncalledText(uncalled),
  ].filter(Boolean);
  const body = parts.length > 0 ? cut(parts.join(" ")) : "Cada família recebeu um aviso por e-mail.";
  if (sent === 0) return { kind: "error", title: "Nada para enviar", body };
  return { kind: "success", title: sent === 1 ? "Resposta enviada" : `${sent} respostas enviadas`, body };
}

/** "Igor: sem pedido de contato. O plano do clube não abre o contato com atletas." */
const uncalledText = (uncalled: readonly Uncalled[]): string =>
  cut(
    uncalled
      .map(({ name, problem }) => `${name}: sem pedido de contato. ${CALL_PROBLEMS[problem]}`)
      .join(" "),
  );

function problemText(problem: SendProblem): Flash {
  if (problem === "not_found") throw eventNotFound();
  return PROBLEMS[problem];
}

const PROBLEMS: Record<Exclude<SendProblem, "not_found">, Flash> = {
  incomplete: {
    kind: "error",
    title: "Falta o resultado",
    body: "Escolha Ainda não, Ver de novo ou Chamado antes de enviar.",
  },
  not_begun: {
    kind: "error",
    title: "A peneira ainda não começou",
    body: "Guarde as avaliações. As respostas saem depois que ela começar.",
  },
  already_sent: { kind: "info", title: "Esta resposta já foi enviada" },
  not_verified: {
    kind: "error",
    title: "O clube não está verificado",
    body: "Sem a verificação, o clube não alcança famílias. Peça a conferência na página do clube.",
  },
};

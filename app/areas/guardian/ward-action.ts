import { data, redirect } from "react-router";
import { parseFields, typedIn, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany, tooManyText } from "#app/forms/too-many.ts";
import { withdrawName } from "#app/name-consent/name-answer.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { guardianContactSchema, type PrivacyChoices } from "#domain/guardians/schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { endLink } from "#server/clubs/links.server.ts";
import { decideTestimonial } from "#server/clubs/testimonial-answers.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import * as rights from "#server/rights/rights.server.ts";

interface WardRequest {
  actor: Member;
  id: string;
  form: FormData;
  browser: Browser;
}

export const notFound = () => data("Atleta não encontrado", 404);

const pageOf = (id: string) => `/responsavel/atleta/${id}`;

/** Does what the guardian asked for and returns to the athlete's page with a message about it. */
export async function answerWard(request: WardRequest) {
  const { actor, id, form } = request;
  const intent = textIn(form, "intent");
  switch (intent) {
    case "autorizar":
      if (form.get("agreed") !== "on")
        return refuse({ fields: { agreed: "Marque que leu e concorda para autorizar." } });
      return back(id, await authorise(request));
    case "convidar":
      return invite(request);
    // What needs a second step, or a text to read first, has a page or a place of its own.
    case "tirar-do-ar":
      return redirect(`${pageOf(id)}/revogar`);
    case "decidir":
      return redirect(`${pageOf(id)}#decisao`);
    case "ligar-nome":
      return redirect(`${pageOf(id)}/nome-em-campeonatos`);
  }
  if (Object.hasOwn(SWITCHES, intent)) return back(id, await turn(actor, id, SWITCHES[intent]!));
  if (!Object.hasOwn(ACTS, intent)) throw notFound();
  return back(id, await ACTS[intent]!(request));
}

function back(id: string, flash: Flash | null): Response {
  if (!flash) throw notFound();
  // What can be handed on now comes first.
  return redirectWith(flash === PUBLISHED ? `${pageOf(id)}/compartilhar` : pageOf(id), { flash });
}

async function authorise({ actor, id, browser }: WardRequest): Promise<Flash | null> {
  const decided = await guardianship.decideConsent(actor, id, "granted", browser);
  if (!decided.ok) return null;
  if (decided.value === "published") return PUBLISHED;
  if (typeof decided.value === "object" && decided.value.waitsFor === "consent_missing")
    return {
      kind: "info",
      title: "Sua autorização foi registrada",
      body: "O perfil continua privado, porque outra pessoa responsável retirou a autorização.",
    };
  return {
    kind: "success",
    title: "Publicação autorizada",
    body: "Avisamos por e-mail quando o perfil for publicado.",
  };
}

/** The choices that are one switch each, by what pressing it posts. */
const SWITCHES: Partial<Record<string, { change: Partial<PrivacyChoices> } | { contact: boolean }>> = {
  "ligar-nascimento": { change: { birthdatePublic: true } },
  "desligar-nascimento": { change: { birthdatePublic: false } },
  "ligar-buscas": { change: { indexable: true } },
  "desligar-buscas": { change: { indexable: false } },
  "ligar-redes": { change: { socialPublic: true } },
  "desligar-redes": { change: { socialPublic: false } },
  "ligar-contato": { contact: true },
  "desligar-contato": { contact: false },
};

async function turn(
  actor: Member,
  id: string,
  wanted: NonNullable<(typeof SWITCHES)[string]>,
): Promise<Flash | null> {
  const set =
    "contact" in wanted
      ? await guardianship.setContactAllowed(actor, id, wanted.contact)
      : await guardianship.setPrivacy(actor, id, wanted.change);
  return set.ok ? { kind: "success", title: "Escolha salva", body: "Já vale no perfil." } : null;
}

const ACTS: Partial<Record<string, (request: WardRequest) => Promise<Flash | null>>> = {
  "desligar-nome": ({ actor, id }) => withdrawName(actor, id),
  async "nao-autorizar"({ actor, id, browser }) {
    const decided = await guardianship.decideConsent(actor, id, "revoked", browser);
    return decided.ok ? REVOKED : null;
  },
  async publicar({ actor, id }) {
    const asked = await guardianship.requestPublication(actor, id);
    if (asked.ok)
      return asked.value === "published"
        ? PUBLISHED
        : { kind: "success", title: "Pedido enviado", body: "Nossa equipe vai conferir o perfil de novo." };
    if (asked.error === "not_found") return null;
    return {
      kind: "error",
      title: "O perfil ainda não pode ser publicado",
      body: "Veja nesta página o que falta.",
    };
  },
  async "reenviar-convite"({ actor, id }) {
    const sent = await guardianship.inviteSecondGuardian(actor, id);
    if (sent.ok) return INVITED;
    if (sent.error.code !== "too_many") return OUTDATED;
    return { kind: "error", title: "Espere um pouco", body: tooManyText(sent.error.retryAfterSeconds) };
  },
  async "encerrar-vinculo"({ actor, id, form }) {
    const ended = await endLink(actor, id, textIn(form, "clube"));
    return ended.ok
      ? { kind: "success", title: "Vínculo encerrado", body: "O clube foi avisado." }
      : OUTDATED;
  },
  async "retirar-depoimento"({ actor, form }) {
    const withdrawn = await decideTestimonial(actor, textIn(form, "depoimento"), "withdraw");
    return withdrawn.ok
      ? { kind: "success", title: "Depoimento retirado", body: "Já saiu da página do clube." }
      : OUTDATED;
  },
  "cancelar-convite": async ({ actor, id }) =>
    said(await guardianship.withdrawSecondInvitation(actor, id), {
      kind: "success",
      title: "Convite cancelado",
      body: "O link não vale mais, e apagamos o nome e o e-mail.",
    }),
  "pedir-equipe": async ({ actor, id }) =>
    said(await guardianship.askAboutRevoke(actor, id), {
      kind: "success",
      title: "Pedido enviado à equipe",
      body: "Vamos ouvir vocês dois antes de decidir. A resposta chega por e-mail.",
    }),
  async baixar({ actor, id }) {
    const asked = await rights.requestWardExport(actor, id);
    if (asked.ok)
      return {
        kind: "success",
        title: "Pedido recebido",
        body: "Avisamos por e-mail quando a cópia estiver pronta, em Conta, Privacidade e dados.",
      };
    switch (asked.error.code) {
      case "not_found":
        return null;
      case "already_waiting":
        return { kind: "info", title: "A cópia já está sendo preparada", body: "Avisamos por e-mail." };
      case "too_many":
        return {
          kind: "error",
          title: "Pedido não aceito",
          body: tooManyText(asked.error.retryAfterSeconds),
        };
    }
  },
  "cancelar-exclusao": async ({ actor, id }) =>
    said(await rights.cancelWardDeletion(actor, id), {
      kind: "success",
      title: "Exclusão cancelada",
      body: "Nada foi apagado. O perfil fica privado até um responsável publicar de novo.",
    }),
};

const said = (done: Result<null, string>, flash: Flash): Flash => (done.ok ? flash : OUTDATED);

async function invite({ actor, id, form }: WardRequest) {
  const contact = parseFields(form, guardianContactSchema);
  if (!contact.ok) return refuse(contact.error);
  const sent = await guardianship.inviteSecondGuardian(actor, id, contact.value);
  if (sent.ok) return back(id, INVITED);
  const typed = typedIn(form, guardianContactSchema);
  switch (sent.error.code) {
    case "too_many":
      return refuseTooMany(sent.error, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "own_address":
      return refuse({ typed, fields: { guardianEmail: "Use o e-mail da outra pessoa, diferente do seu." } });
    case "guardian_is_athlete":
      return refuse({ typed, fields: { guardianEmail: "Este é o e-mail do atleta. Use o de um adulto." } });
    case "already_two":
      return back(id, {
        kind: "info",
        title: "Já há dois responsáveis",
        body: "Um atleta pode ter no máximo dois.",
      });
    case "not_found":
      throw notFound();
  }
}

const PUBLISHED: Flash = { kind: "success", title: "O perfil está no ar" };
/** Somebody else was faster. The page that follows is not found for a stranger. */
const OUTDATED: Flash = {
  kind: "info",
  title: "Algo mudou antes do seu pedido",
  body: "Nada foi feito. Veja nesta página como está agora.",
};
const REVOKED: Flash = {
  kind: "success",
  title: "Decisão registrada",
  body: "Ninguém vê o perfil. Você pode mudar de ideia quando quiser.",
};
const INVITED: Flash = {
  kind: "success",
  title: "Convite enviado",
  body: "O link vale por 14 dias. Avise a pessoa para olhar também o spam.",
};

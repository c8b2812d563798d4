import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { answerLink, askAthlete, athletesMeant, endLinkOfClub } from "#server/clubs/club-links.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { CLUB_ATHLETES_PAGE } from "./addresses.ts";
import type { AskLinkAnswer } from "./components/ask-link-form.tsx";

/** What the club does about its links. Null: the form is another one. */
export async function answerLinks(actor: Actor, clubId: string, form: FormData) {
  switch (form.get("intent")) {
    case "confirmar-vinculo":
      return answerAsked(actor, clubId, form, true);
    case "recusar-vinculo":
      return answerAsked(actor, clubId, form, false);
    case "encerrar-vinculo":
      return end(actor, clubId, form);
  }
  return form.has("athleteText") ? ask(actor, clubId, form) : null;
}

async function answerAsked(actor: Actor, clubId: string, form: FormData, confirmed: boolean) {
  const answered = await answerLink(actor, clubId, textIn(form, "athlete"), confirmed);
  return back(
    answered.ok
      ? {
          kind: "success",
          title: confirmed ? "Vínculo confirmado" : "Vínculo recusado",
          body: "A família foi avisada.",
        }
      : GONE,
  );
}

async function end(actor: Actor, clubId: string, form: FormData) {
  const ended = await endLinkOfClub(actor, clubId, textIn(form, "athlete"));
  if (!ended.ok) return back(GONE);
  return back(
    ended.value === "ended"
      ? { kind: "success", title: "Vínculo encerrado", body: "A família foi avisada." }
      : { kind: "success", title: "Pedido retirado" },
  );
}

async function ask(actor: Actor, clubId: string, form: FormData) {
  const athleteText = textIn(form, "athleteText").trim().slice(0, 200);
  const typed = { intent: "pedir-vinculo", athleteText };
  const chosen = form.get("athleteChoice");
  const found = await athletesMeant(athleteText);
  const wanted = found.length === 1 ? found[0] : found.find(({ id }) => id === chosen);
  if (!wanted)
    return refuse<Partial<AskLinkAnswer>>({
      typed,
      fields: { athleteText: found.length > 0 ? "Escolha quem é." : UNKNOWN },
      athletes: found.map(({ id, name, category, position, ...place }) => ({
        id,
        label: [name, category, position, formatPlace(place)].filter(Boolean).join(" · "),
      })),
    });
  const asked = await askAthlete(actor, clubId, wanted.id);
  if (asked.ok)
    return back({
      kind: "success",
      title: "Vínculo pedido",
      body:
        asked.value === "guardian"
          ? "O responsável recebeu um e-mail e decide."
          : "O atleta recebeu um e-mail e decide.",
    });
  const problem = asked.error;
  if (problem.code === "too_many")
    return refuseTooMany(problem, (text) => ({ typed, fields: { athleteText: text } }));
  return refuse<Partial<AskLinkAnswer>>({ typed, fields: { athleteText: PROBLEMS[problem.code] } });
}

const UNKNOWN = "Nenhum atleta com perfil no ar por este nome ou endereço. Confira como está escrito.";

const PROBLEMS = {
  not_found: "Este vínculo não pode ser pedido agora: o clube precisa estar verificado e o perfil no ar.",
  already_asked: "Este vínculo já existe ou já foi pedido. Veja nesta página.",
  refused_before:
    "A família disse não há pouco tempo. O clube pode pedir de novo 90 dias depois da resposta.",
};

const GONE: Flash = {
  kind: "error",
  title: "Este pedido não existe mais",
  body: "O atleta pode ter desistido, ou alguém do clube já respondeu.",
};

const back = (flash: Flash) => redirectWith(CLUB_ATHLETES_PAGE, { flash });

import { textIn } from "#app/forms/parse-form.ts";
import { data } from "react-router";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { clubsNamed, decideLink, endLink, requestLink } from "#server/clubs/links.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { PROFILE_PAGE } from "./addresses.ts";

const NAME_MAX = 120;

/** Asks the club of this name to confirm the link; of several, the one that was chosen. */
export async function answerLinkRequest(actor: Actor, athleteId: string, form: FormData) {
  const clubName = textIn(form, "clubName").trim().slice(0, NAME_MAX);
  const typed = { intent: "vinculo", clubName };
  const chosen = form.get("clubChoice");
  const found = clubName === "" ? [] : await clubsNamed(clubName);
  const wanted = found.length === 1 ? found[0] : found.find(({ id }) => id === chosen);
  if (!wanted)
    return refuse({
      typed,
      fields: { clubName: found.length > 0 ? "Há mais de um clube com este nome." : UNKNOWN },
      clubs: found.map((club) => ({
        id: club.id,
        label: [club.name, formatPlace(club)].filter(Boolean).join(" · "),
      })),
    });
  const asked = await requestLink(actor, athleteId, wanted.id);
  if (asked.ok)
    return back({
      kind: "success",
      title: "Vínculo pedido",
      body:
        asked.value === "guardian"
          ? "Seu responsável recebeu um e-mail. Depois do sim, o clube responde."
          : "O clube recebeu um e-mail e responde no painel dele.",
    });
  switch (asked.error.code) {
    case "too_many":
      return refuseTooMany(asked.error, (text) => ({ typed, fields: { clubName: text } }));
    case "already_asked":
      return refuse({ typed, fields: { clubName: "Este vínculo já foi pedido." } });
    case "refused_before":
      return refuse({
        typed,
        fields: {
          clubName: "O clube disse não há pouco tempo. Dá para pedir de novo 90 dias depois da resposta.",
        },
      });
    case "not_found":
      return refuse({ typed, fields: { clubName: UNKNOWN } });
  }
}

const UNKNOWN =
  "Nenhum clube verificado com este nome. Confira como ele está escrito em Clubes; o nome no seu perfil pode ficar assim mesmo.";

/** An adult's yes to a club that asked. */
export async function answerLinkYes(actor: Actor, athleteId: string, form: FormData) {
  const agreed = await decideLink(actor, athleteId, textIn(form, "clube"), true);
  if (!agreed.ok && agreed.error === "not_found") throw data(null, 404);
  return back({ kind: "success", title: "Vínculo confirmado", body: "O clube foi avisado." });
}

export async function answerLinkEnd(actor: Actor, athleteId: string, form: FormData) {
  const ended = await endLink(actor, athleteId, textIn(form, "clube"));
  if (!ended.ok) throw data(null, 404);
  return back({ kind: "success", title: "Vínculo encerrado" });
}

const back = (flash: Flash) => redirectWith(PROFILE_PAGE, { flash });

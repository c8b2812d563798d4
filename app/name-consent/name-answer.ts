import { data, redirect } from "react-router";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CURRENT_NAME_CONSENT, NAME_CONSENT_TEXTS } from "#domain/guardians/name-consent.ts";
import type { Actor, Member } from "#domain/identity/actor.ts";
import { competitionName, decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const notFound = () => data("Atleta não encontrado", 404);

/** What the page of the text needs. Who has said yes already, or does not decide, has nothing to do there. */
export async function nameConsentView(actor: Member, athleteId: string, back: string) {
  const found = await competitionName(actor, athleteId);
  if (!found.ok) throw notFound();
  const { decides, agreed, refusedByOther, profilePublic } = found.value;
  if (!decides || agreed) throw redirect(back);
  return { text: NAME_CONSENT_TEXTS[CURRENT_NAME_CONSENT], refusedByOther, profilePublic, back };
}

/** The yes under the text. */
export async function answerNameConsent(actor: Member, athleteId: string, form: FormData, back: string) {
  if (form.get("intent") !== "autorizar-nome") throw notFound();
  if (form.get("agreed") !== "on")
    return refuse({ fields: { agreed: "Marque que leu e concorda para autorizar." } });
  const decided = await decideCompetitionName(actor, athleteId, "granted");
  if (!decided.ok) throw notFound();
  const now = await competitionName(actor, athleteId);
  return redirectWith(back, { flash: now.ok && now.value.agreed ? AGREED : RECORDED });
}

/** One press, and it holds at once. */
export async function withdrawName(actor: Actor, athleteId: string): Promise<Flash | null> {
  const decided = await decideCompetitionName(actor, athleteId, "revoked");
  return decided.ok ? WITHDRAWN : null;
}

const AGREED: Flash = {
  kind: "success",
  title: "Nome autorizado em campeonatos",
  body: "Pode voltar atrás quando quiser: o nome sai na mesma hora.",
};
const RECORDED: Flash = {
  kind: "info",
  title: "Sua autorização foi registrada",
  body: "O nome continua sem aparecer, porque outra pessoa responsável disse não.",
};
const WITHDRAWN: Flash = {
  kind: "success",
  title: "O nome saiu dos campeonatos",
  body: "Nas páginas ficam só o número da camisa e as iniciais.",
};

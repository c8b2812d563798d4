import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { expectOk, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { ownPicture } from "#server/media/media.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { mailTo, wordsOfTeam } from "#server/platform/mail/mail.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import { showLogo, toPage } from "./page-logo.ts";
import * as queries from "./queries.ts";
import { sponsors } from "./tables.ts";

export const sponsorApproval = defineReviewKind({
  name: "sponsor",
  subjectType: "sponsor",
  adjustable: true,
  readSubject,
  lockSubject: (id) => lockLive(sponsors, id),
  onDecision: approvalDecided,
});

export const sponsorChange = defineReviewKind({
  name: "sponsor_change",
  subjectType: "sponsor",
  adjustable: true,
  readSubject,
  lockSubject: (id) => lockLive(sponsors, id),
  onDecision: changeDecided,
});

async function readSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await findLive(sponsors, id);
  if (!row) return null;
  const change = await queries.changeOf(id);
  const company = {
    name: row.name,
    cnpj: row.cnpj,
    responsible: row.responsibleName,
    address: row.address,
    phone: row.phone,
    logo: await ownPicture(row.logoId),
    description: row.description,
    link: row.link,
    status: row.status,
    createdAt: row.createdAt,
    /** The new version of the page that waits for this review, or null. */
    change: change && (await toPage(change)),
  };
  return { type: "sponsor" as const, title: row.name, company };
}

async function approvalDecided({
  subjectId,
  state,
  decidedBy,
  reason,
}: Review): Promise<Result<null, never>> {
  const sponsor = await lockLive(sponsors, subjectId);
  if (!sponsor) return ok(null);
  if (state === "approved") {
    const activated = await changeRow(sponsors, sponsor.id, {
      who: decidedBy,
      action: "sponsor.approved",
      allowed: () => true, // Only who may decide a review comes here.
      set: { status: "Ativo" },
    });
    expectOk(activated);
  }
  const person = sponsor.userId ? await identity.findById(sponsor.userId) : undefined;
  if (person) await tell(person.email, sponsor.name, { state, reason });
  return ok(null);
}

/** The change of an approved sponsor's page. If it is rejected, the approved page stays as it is. */
async function changeDecided({ subjectId, state, decidedBy, reason }: Review): Promise<Result<null, never>> {
  const sponsor = await lockLive(sponsors, subjectId);
  const change = sponsor && (await queries.changeOf(sponsor.id));
  if (!sponsor || !change) return ok(null);
  const approved = state === "approved";
  if (approved) {
    const applied = await changeRow(sponsors, sponsor.id, {
      who: decidedBy,
      action: "sponsor.updated",
      allowed: () => true,
      set: change,
    });
    expectOk(applied);
    await showLogo(decidedBy, change.logoId);
  }
  await queries.dropChange(sponsor.id);
  const person = sponsor.userId ? await identity.findById(sponsor.userId) : undefined;
  if (person) await tellOfChange(person.email, { state, reason });
  return ok(null);
}

type Answer = Pick<Review, "state" | "reason">;

/** What stands before the team's own words. */
const lead = ({ state }: Answer): string => (state === "adjust" ? "O que precisa mudar:" : "O motivo:");

const tellOfChange = (email: string, answer: Answer) =>
  mailTo({ email }, "sponsor-change", {
    subject:
      answer.state === "approved" ? "A mudança da sua página está no ar" : "Sobre a mudança da sua página",
    title: answer.state === "approved" ? "A mudança está no ar" : "A mudança não foi aprovada",
    paragraphs:
      answer.state === "approved"
        ? [
            "Conferimos o que você mudou na página de patrocinador. Todos já veem a nova versão.",
            ...wordsOfTeam(answer.reason),
          ]
        : [
            `Conferimos o que você mudou na página de patrocinador. A versão de antes continua no ar. ${lead(answer)}`,
            answer.reason ?? "",
          ],
    action: { label: "Abrir minha página", path: "/patrocinador" },
  });

const tell = (email: string, name: string, answer: Answer) =>
  mailTo({ email }, "sponsor-review", {
    subject: answer.state === "approved" ? "Patrocinador aprovado" : "Sobre o seu cadastro de patrocinador",
    title: answer.state === "approved" ? "Cadastro aprovado" : "O cadastro ainda não foi aprovado",
    paragraphs:
      answer.state === "approved"
        ? [
            `${name} agora faz parte dos patrocinadores da Joia da Base. Complete a descrição, o logo e o link na sua página.`,
            ...wordsOfTeam(answer.reason),
          ]
        : [
            `Conferimos o cadastro de ${name} e, por enquanto, ele não foi aprovado. ${lead(answer)}`,
            answer.reason ?? "",
            answer.state === "adjust"
              ? "Depois que você salvar a sua página, a equipe confere de novo."
              : "Se quiser, fale com a nossa equipe.",
          ],
    action: { label: "Abrir minha página", path: "/patrocinador" },
  });

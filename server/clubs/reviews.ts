import { isCnpj } from "#domain/cnpj.ts";
import { err, expectOk, ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { sql } from "#server/platform/database/orm.ts";
import { mailTo, wordsOfTeam } from "#server/platform/mail/mail.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import { reviewSubject } from "./staff-view.ts";
import { clubs } from "./tables.ts";

export { matchResult } from "./match-reviews.ts";

/** A person vouches for the club from now on. Only a club that holds a valid CNPJ can be looked up by that person. */
export const VERIFIED = {
  action: "club.verified",
  obstacle: ({ cnpj, cnpjHeld }: typeof clubs.$inferSelect) =>
    cnpj && isCnpj(cnpj) && cnpjHeld ? null : "cnpj_missing",
  set: { verified: true },
  alsoSet: { verifiedAt: sql`now()` },
} as const;

export const clubVerification = defineReviewKind({
  name: "club_verification",
  subjectType: "club",
  adjustable: true,
  async readSubject(actor, id) {
    const club = await reviewSubject(actor, id);
    return club && { type: "club" as const, title: club.name, company: club };
  },
  lockSubject: (id) => lockLive(clubs, id),
  onDecision: verificationDecided,
});

async function verificationDecided({
  subjectId,
  state,
  decidedBy,
  reason,
}: Review): Promise<Result<null, "cnpj_missing">> {
  const club = await lockLive(clubs, subjectId);
  if (!club) return ok(null);
  const approved = state === "approved";
  const { wantedName } = club;
  const renamed = approved && wantedName !== null ? { name: wantedName } : {};
  const verified = await changeRow(clubs, club.id, {
    ...(approved ? VERIFIED : { action: "club.updated" as const }),
    who: decidedBy,
    allowed: () => true, // Only who may decide a review comes here.
    set: { ...(approved && VERIFIED.set), ...renamed, wantedName: null },
  });
  if (!verified.ok && verified.error === "cnpj_missing") return err(verified.error);
  expectOk(verified);
  if (!club.contactEmail) return ok(null);
  const answer = { approved, adjust: state === "adjust", reason };
  if (club.verified && wantedName !== null)
    await tellOfName(club.contactEmail, { shown: club.name, wanted: wantedName }, answer);
  else await tell(club.contactEmail, renamed.name ?? club.name, answer);
  return ok(null);
}

/** `adjust`: the team asks for something that the club can mend. */
interface Answer {
  approved: boolean;
  adjust: boolean;
  reason: string | null;
}

/** What stands before the team's own words. */
const lead = ({ adjust }: Answer): string => (adjust ? "O que precisa mudar:" : "O motivo:");

const tell = (email: string, name: string, answer: Answer) =>
  mailTo(
    { email },
    "club-verification",
    answer.approved
      ? {
          subject: "Clube verificado",
          title: "Clube verificado",
          paragraphs: [
            `Conferimos os dados de ${name}. A partir de agora o clube aparece como verificado e pode divulgar peneiras.`,
            ...wordsOfTeam(answer.reason),
          ],
          action: { label: "Abrir o painel do clube", path: "/club/dashboard" },
        }
      : {
          subject: "Sobre a verificação do clube",
          title: answer.adjust
            ? "Falta um ajuste para verificar o clube"
            : "Ainda não pudemos verificar o clube",
          paragraphs: [
            `Conferimos os dados de ${name} e, por enquanto, não pudemos verificar o clube. ${lead(answer)}`,
            answer.reason ?? "",
            answer.adjust
              ? "Corrija no perfil do clube e peça uma nova conferência no painel."
              : "Corrija o que for preciso e fale com a nossa equipe para uma nova conferência.",
          ],
          action: answer.adjust
            ? { label: "Abrir o painel do clube", path: "/club/dashboard" }
            : { label: "Falar com a equipe", path: "/contato" },
        },
  );

const tellOfName = (email: string, { shown, wanted }: { shown: string; wanted: string }, answer: Answer) =>
  mailTo({ email }, "club-name", {
    subject: answer.approved ? "O novo nome do clube está no ar" : "Sobre o novo nome do clube",
    title: answer.approved ? "O novo nome está no ar" : "O novo nome não foi aprovado",
    paragraphs: answer.approved
      ? [
          `Conferimos o nome novo. O clube agora aparece como ${wanted} e continua verificado.`,
          ...wordsOfTeam(answer.reason),
        ]
      : [`O clube continua verificado e aparece como ${shown}. ${lead(answer)}`, answer.reason ?? ""],
    action: { label: "Abrir o perfil do clube", path: "/club/perfil" },
  });

export const verificationWithdrawn = (email: string, name: string, reason: string) =>
  mailTo({ email }, "club-unverified", {
    subject: "Sobre a verificação do clube",
    title: "O clube não está mais verificado",
    paragraphs: [
      `Retiramos a verificação de ${name}. O motivo:`,
      reason,
      "Enquanto o clube não for verificado de novo, pedidos de contato com atletas menores de 18 anos ficam encerrados e os vídeos deles, fechados.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });

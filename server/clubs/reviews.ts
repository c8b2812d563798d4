import { audit } from "#server/platform/audit/audit.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";
import { reviewSubject } from "./staff-view.server.ts";
import { clubs } from "./tables.ts";

export const clubVerification = defineReviewKind({
  name: "club_verification",
  subjectType: "club",
  async readSubject(actor, id) {
    const club = await reviewSubject(actor, id);
    return club && { type: "club" as const, title: club.name, company: club };
  },
  onDecision: verificationDecided,
});

async function verificationDecided({ subjectId, state, decidedBy, reason }: Review): Promise<void> {
  const club = await lockLive(clubs, subjectId);
  if (!club) return;
  if (state === "approved") {
    await queries.setVerified(club.id);
    await audit(decidedBy, "club.verified", club.id, ["verified"]);
  }
  if (club.contactEmail) await tell(club.contactEmail, club.name, state === "approved", reason);
}

const tell = (to: string, name: string, approved: boolean, reason: string | null) =>
  queueMail({
    to,
    template: "club-verification",
    subject: `${approved ? "Clube verificado" : "Sobre a verificação do clube"} | Joia da Base`,
    ...renderMail(
      approved
        ? {
            title: "Clube verificado",
            paragraphs: [
              `Conferimos os dados de ${name}. A partir de agora o clube aparece como verificado e pode divulgar peneiras.`,
            ],
            action: { label: "Abrir o painel do clube", url: publicUrl("/club/dashboard") },
          }
        : {
            title: "Ainda não pudemos verificar o clube",
            paragraphs: [
              `Conferimos os dados de ${name} e, por enquanto, não pudemos verificar o clube. O motivo:`,
              reason ?? "",
              "Corrija o que for preciso e fale com a nossa equipe para uma nova conferência.",
            ],
            action: { label: "Falar com a equipe", url: publicUrl("/contato") },
          },
    ),
  });

export const verificationWithdrawn = (to: string, name: string, reason: string) =>
  queueMail({
    to,
    template: "club-unverified",
    subject: "Sobre a verificação do clube | Joia da Base",
    ...renderMail({
      title: "O clube não está mais verificado",
      paragraphs: [
        `Retiramos a verificação de ${name}. O motivo:`,
        reason,
        "Enquanto o clube não for verificado de novo, pedidos de contato com atletas menores de 18 anos ficam encerrados e os vídeos deles, fechados.",
      ],
      action: { label: "Falar com a equipe", url: publicUrl("/contato") },
    }),
  });

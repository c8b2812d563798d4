import * as identity from "#server/identity/identity.server.ts";
import { record } from "#server/platform/audit/audit.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";
import { reviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

export const SPONSOR_REVIEW = "sponsor";

reviewKind({ kind: SPONSOR_REVIEW, decided });

async function decided({ subjectId, state, decidedBy, reason }: Review): Promise<void> {
  const sponsor = await queries.lockById(subjectId);
  if (!sponsor) return;
  if (state === "approved") {
    await queries.activate(sponsor.id);
    await record({
      actorId: decidedBy,
      action: "sponsor.approved",
      subjectType: "sponsor",
      subjectId: sponsor.id,
      fields: ["status"],
    });
  }
  const person = sponsor.userId ? await identity.findById(sponsor.userId) : undefined;
  if (person) await tell(person.email, sponsor.name, state === "approved", reason);
}

const tell = (to: string, name: string, approved: boolean, reason: string | null) =>
  queueMail({
    to,
    template: "sponsor-review",
    subject: `${approved ? "Patrocinador aprovado" : "Sobre o seu cadastro de patrocinador"} | Joia da Base`,
    ...renderMail({
      title: approved ? "Cadastro aprovado" : "O cadastro ainda não foi aprovado",
      paragraphs: approved
        ? [
            `${name} agora faz parte dos patrocinadores da Joia da Base. Complete a descrição, o logo e o link na sua página.`,
          ]
        : [
            `Conferimos o cadastro de ${name} e, por enquanto, ele não foi aprovado. O motivo:`,
            reason ?? "",
            "Se quiser, fale com a nossa equipe.",
          ],
      action: { label: "Abrir minha página", url: publicUrl("/patrocinador") },
    }),
  });

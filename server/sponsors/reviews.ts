import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";
import { reviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

export const SPONSOR_REVIEW = "sponsor";

export const SPONSOR_CHANGE = "sponsor_change";

reviewKind({ kind: SPONSOR_REVIEW, decided });
reviewKind({ kind: SPONSOR_CHANGE, decided: changeDecided });

async function decided({ subjectId, state, decidedBy, reason }: Review): Promise<void> {
  const sponsor = await queries.lockById(subjectId);
  if (!sponsor) return;
  if (state === "approved") {
    await queries.activate(sponsor.id);
    await audit(decidedBy, "sponsor.approved", sponsor.id, ["status"]);
  }
  const person = sponsor.userId ? await identity.findById(sponsor.userId) : undefined;
  if (person) await tell(person.email, sponsor.name, state === "approved", reason);
}

/** What an approved sponsor wants to say from now on. Refused, the approved page simply stays. */
async function changeDecided({ subjectId, state, decidedBy, reason }: Review): Promise<void> {
  const sponsor = await queries.lockById(subjectId);
  const change = sponsor && (await queries.changeOf(sponsor.id));
  if (!sponsor || !change) return;
  const approved = state === "approved";
  if (approved) {
    await queries.applyChange(sponsor.id, change);
    await audit(decidedBy, "sponsor.updated", sponsor.id, ["name", "logoUrl", "description", "link"]);
  } else {
    await queries.dropChange(sponsor.id);
  }
  const person = sponsor.userId ? await identity.findById(sponsor.userId) : undefined;
  if (person) await tellOfChange(person.email, approved, reason);
}

const tellOfChange = (to: string, approved: boolean, reason: string | null) =>
  queueMail({
    to,
    template: "sponsor-change",
    subject: `${approved ? "A mudança da sua página está no ar" : "Sobre a mudança da sua página"} | Joia da Base`,
    ...renderMail({
      title: approved ? "A mudança está no ar" : "A mudança não foi aprovada",
      paragraphs: approved
        ? ["Conferimos o que você mudou na página de patrocinador. Todos já veem a nova versão."]
        : [
            "Conferimos o que você mudou na página de patrocinador. A versão de antes continua no ar. O motivo:",
            reason ?? "",
          ],
      action: { label: "Abrir minha página", url: publicUrl("/patrocinador") },
    }),
  });

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

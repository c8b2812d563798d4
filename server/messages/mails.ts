import { firstName } from "#domain/first-name.ts";
import * as identity from "#server/identity/identity.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail, type MailContent } from "#server/platform/mail/mail.ts";
import type { ContactRow } from "./queries.ts";

/** To whoever answers: the guardian of a minor, or the adult athlete. */
export const requested = (userId: string, row: ContactRow, minor: boolean) =>
  send(userId, `contact-requested:${row.id}`, "contact-requested", {
    subject: minor ? "Um clube quer falar sobre o atleta" : "Um clube quer falar com você",
    title: minor
      ? `${row.clubName} quer falar sobre ${firstName(row.athleteName)}`
      : `${row.clubName} quer falar com você`,
    paragraphs: [
      `${row.scoutName ?? "Um olheiro"}, do ${row.clubName}, enviou um pedido de contato pela plataforma:`,
      row.message,
      minor
        ? "Telefones, e-mails e links ficam ocultos até você aceitar. Você decide se responde, e nada do que é seu ou do atleta é passado adiante sem a sua resposta."
        : "Você decide se responde. Seu e-mail e telefone não são passados adiante.",
    ],
    action: { label: "Ler e responder", url: publicUrl(`/contatos/${row.id}`) },
  });

/** To the scout who asked. */
export const answered = (userId: string, row: ContactRow, decision: "accepted" | "declined") =>
  send(userId, `contact-answered:${row.id}`, "contact-answered", {
    subject: `Seu pedido de contato foi ${decision === "accepted" ? "aceito" : "recusado"}`,
    title:
      decision === "accepted"
        ? `O pedido de contato com ${row.athleteName} foi aceito`
        : `O pedido de contato com ${row.athleteName} foi recusado`,
    paragraphs: row.reply
      ? ["A resposta:", row.reply]
      : [decision === "accepted" ? "A conversa está aberta." : "Não houve mensagem com a resposta."],
    action: { label: "Ver o pedido", url: publicUrl(`/contatos/${row.id}`) },
  });

async function send(
  userId: string,
  dedupeKey: string,
  template: string,
  { subject, ...content }: MailContent & { subject: string },
): Promise<void> {
  const person = await identity.findById(userId);
  if (!person) return;
  await queueMail({
    to: person.email,
    template,
    subject: `${subject} | Joia da Base`,
    dedupeKey,
    ...renderMail(content),
  });
}

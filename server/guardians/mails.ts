import { INVITATION_DAYS } from "#domain/guardians/invitation.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";

interface Recipient {
  name: string;
  email: string;
}

export const invitation = (guardian: Recipient, athleteName: string, token: string) =>
  send(guardian.email, "guardian-invitation", "Um atleta precisa da sua autorização", {
    title: `${athleteName} indicou você como responsável`,
    paragraphs: [
      `Olá, ${firstName(guardian.name)}.`,
      `${athleteName} criou um perfil de atleta na Joia da Base, onde clubes conhecem jovens jogadores. Como é menor de 18 anos, o perfil só aparece para outras pessoas se você, responsável legal, autorizar.`,
      "Pelo link abaixo você lê o que seria publicado, cria sua conta e decide. Enquanto você não decidir, ninguém vê o perfil.",
      `O link é só seu e vale por ${INVITATION_DAYS} dias. Se você não é responsável por essa pessoa, abra o link e avise: apagamos o seu e-mail.`,
    ],
    action: {
      label: "Ver o pedido",
      url: publicUrl(`/responsavel/confirmar?token=${encodeURIComponent(token)}`),
    },
  });

/** Once, for who did not answer the first. */
export const reminder = (guardian: Recipient, athleteName: string, token: string) =>
  send(guardian.email, "guardian-reminder", "Lembrete: um atleta espera a sua resposta", {
    title: `${athleteName} ainda espera a sua resposta`,
    paragraphs: [
      `Olá, ${firstName(guardian.name)}.`,
      `Há alguns dias ${athleteName} indicou você como responsável na Joia da Base. Sem a sua resposta, ninguém vê o perfil, e depois de um tempo ele é apagado.`,
      `Pelo link abaixo você lê o que seria publicado e decide. Ele substitui o anterior e vale por ${INVITATION_DAYS} dias. Se você não é responsável por essa pessoa, abra o link e avise: apagamos o seu e-mail. Não enviamos outro lembrete.`,
    ],
    action: {
      label: "Ver o pedido",
      url: publicUrl(`/responsavel/confirmar?token=${encodeURIComponent(token)}`),
    },
  });

const send = (to: string, template: string, subject: string, content: Parameters<typeof renderMail>[0]) =>
  queueMail({ to, template, subject: `${subject} | Joia da Base`, ...renderMail(content) });

const firstName = (name: string) => name.split(" ", 1)[0];

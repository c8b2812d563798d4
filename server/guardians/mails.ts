import { INVITATION_DAYS } from "#domain/guardians/waiting.ts";
import { firstName } from "#domain/person-name.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

export const invitation = (guardian: Recipient, athleteName: string, token: string) =>
  mailTo(guardian, "guardian-invitation", {
    subject: "Um atleta precisa da sua autorização",
    title: `${athleteName} indicou você como responsável`,
    paragraphs: [
      `${athleteName} criou um perfil de atleta na Joia da Base, onde clubes conhecem jovens jogadores. Como é menor de 18 anos, o perfil só aparece para outras pessoas se você, responsável legal, autorizar.`,
      "Pelo link abaixo você lê o que seria publicado, cria sua conta e decide. Enquanto você não decidir, ninguém vê o perfil.",
      `O link é só seu e vale por ${INVITATION_DAYS} dias. Se você não é responsável por essa pessoa, abra o link e avise: apagamos o seu e-mail.`,
    ],
    action: {
      label: "Ver o pedido",
      path: `/responsavel/confirmar?token=${encodeURIComponent(token)}`,
    },
  });

/** To the second guardian, whom the first one asked. */
export const secondInvitation = (
  guardian: Recipient,
  { athleteName, guardianName }: { athleteName: string; guardianName: string },
  token: string,
) =>
  mailTo(guardian, "second-guardian-invitation", {
    subject: "Convite para responder por um atleta",
    title: `${guardianName} convidou você como responsável por ${firstName(athleteName)}`,
    paragraphs: [
      `${guardianName} já responde por ${athleteName} na Joia da Base, onde clubes conhecem jovens jogadores, e quer que você também responda. Vocês dois recebem os avisos, e cada um pode recusar um contato ou tirar o perfil do ar.`,
      "Pelo link abaixo você lê o que aparece no perfil, diz quem é e cria sua conta. Um responsável não pode remover o outro.",
      `O link é só seu e vale por ${INVITATION_DAYS} dias. Se você não é responsável por essa pessoa, abra o link e avise: apagamos o seu e-mail.`,
    ],
    action: {
      label: "Ver o convite",
      path: `/responsavel/confirmar?token=${encodeURIComponent(token)}`,
    },
  });

/** Sent once, to whoever did not answer the first mail. */
export const reminder = (guardian: Recipient, athleteName: string, token: string) =>
  mailTo(guardian, "guardian-reminder", {
    subject: "Lembrete: um atleta espera a sua resposta",
    title: `${athleteName} ainda espera a sua resposta`,
    paragraphs: [
      `Há alguns dias ${athleteName} indicou você como responsável na Joia da Base. Sem a sua resposta, ninguém vê o perfil, e depois de um tempo ele é apagado.`,
      `Pelo link abaixo você lê o que seria publicado e decide. Ele substitui o anterior e vale por ${INVITATION_DAYS} dias. Se você não é responsável por essa pessoa, abra o link e avise: apagamos o seu e-mail. Não enviamos outro lembrete.`,
    ],
    action: {
      label: "Ver o pedido",
      path: `/responsavel/confirmar?token=${encodeURIComponent(token)}`,
    },
  });

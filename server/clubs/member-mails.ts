import { INVITATION_DAYS, ROLE_NAMES, type MemberRole } from "#domain/clubs/members.ts";
import { mailTo, wordsOfTeam, type Recipient } from "#server/platform/mail/mail.ts";

export const invitation = (
  email: string,
  { clubName, inviter, role }: { clubName: string; inviter: string; role: MemberRole },
  token: string,
) =>
  mailTo({ email }, "club-invitation", {
    subject: "Convite para um clube",
    title: `${inviter} convidou você para o ${clubName}`,
    paragraphs: [
      `O ${clubName} usa a Joia da Base para conhecer jovens atletas e falar com as famílias. O convite é para participar como ${ROLE_NAMES[role].toLowerCase()}.`,
      "Pelo link abaixo você entra ou cria sua conta com este e-mail e mostra que tem 18 anos ou mais, com data de nascimento e CPF. Assim as famílias sabem com quem falam.",
      `O link é só seu, funciona uma vez e vale por ${INVITATION_DAYS} dias. Se você não conhece este clube, abra o link e recuse: apagamos o seu e-mail.`,
    ],
    action: { label: "Ver o convite", path: `/convite-clube/${encodeURIComponent(token)}` },
  });

export const joined = (owner: Recipient, clubName: string, name: string, role: MemberRole) =>
  mailTo(owner, "club-member-joined", {
    subject: "Convite aceito",
    title: `${name} agora faz parte do ${clubName}`,
    paragraphs: [
      `${name} aceitou o convite e participa do ${clubName} como ${ROLE_NAMES[role].toLowerCase()}. Tudo o que fizer pelo clube leva o nome desta pessoa.`,
    ],
    action: { label: "Ver as pessoas do clube", path: "/club/pessoas" },
  });

export const removed = (person: Recipient, clubName: string) =>
  mailTo(person, "club-member-removed", {
    subject: "Sua participação em um clube terminou",
    title: `Você não participa mais do ${clubName}`,
    paragraphs: [
      `Uma pessoa responsável pelo ${clubName} encerrou a sua participação. Seu acesso ao clube terminou agora, o cartão de olheiro aparece como retirado e as conversas em andamento passam para o clube.`,
      "Sua conta continua existindo, com os outros perfis que você tiver. Se acha que foi um engano, fale com o clube.",
    ],
    action: { label: "Abrir minha conta", path: "/conta" },
  });

export const memberLeft = (owner: Recipient, clubName: string, name: string) =>
  mailTo(owner, "club-member-left", {
    subject: "Uma pessoa saiu do clube",
    title: `${name} saiu do ${clubName}`,
    paragraphs: [
      `${name} encerrou a própria participação no ${clubName}. O acesso terminou, o cartão aparece como retirado e as conversas em andamento passam para o clube.`,
    ],
    action: { label: "Ver as pessoas do clube", path: "/club/pessoas" },
  });

export const roleChanged = (person: Recipient, clubName: string, role: MemberRole) =>
  mailTo(person, "club-role-changed", {
    subject: "Seu papel no clube mudou",
    title: `No ${clubName} você agora é ${ROLE_NAMES[role].toLowerCase()}`,
    paragraphs: [
      role === "owner"
        ? `Você passa a responder pelo ${clubName}: convida e remove pessoas, muda papéis e recebe os avisos do clube.`
        : `Você continua no ${clubName} com a busca, as listas e as conversas. Convidar e remover pessoas fica com quem responde pelo clube.`,
    ],
    action: { label: "Ver as pessoas do clube", path: "/club/pessoas" },
  });

export const handedOver = (person: Recipient, clubName: string, from: string) =>
  mailTo(person, "club-handed-over", {
    subject: "Você agora responde pelo clube",
    title: `${from} passou a propriedade do ${clubName} para você`,
    paragraphs: [
      `A partir de agora você responde pelo ${clubName}: convida e remove pessoas, muda papéis e recebe os avisos do clube.`,
    ],
    action: { label: "Ver as pessoas do clube", path: "/club/pessoas" },
  });

export const barred = (person: Recipient) =>
  mailTo(person, "scout-barred", {
    subject: "Sobre sua participação em clubes",
    title: "Você não pode mais participar de clubes na plataforma",
    paragraphs: [
      "Nossa equipe analisou o que foi relatado e encerrou a sua participação em clubes. Os cartões de olheiro aparecem como retirados, e nenhum clube pode incluir você de novo.",
      "Se acha que foi um engano, fale com a nossa equipe.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });

export const photoDecided = (
  person: Recipient,
  { approved, reason }: { approved: boolean; reason: string | null },
) =>
  mailTo(
    person,
    approved ? "scout-photo-approved" : "scout-photo-refused",
    approved
      ? {
          subject: "Foto do cartão aprovada",
          title: "A foto do seu cartão foi aprovada",
          paragraphs: ["Ela já aparece no seu cartão de olheiro.", ...wordsOfTeam(reason)],
          action: { label: "Ver meu cartão", path: "/club/cartao" },
        }
      : {
          subject: "Foto do cartão não aprovada",
          title: "A foto do seu cartão não foi aprovada",
          paragraphs: [
            "Nossa equipe conferiu a foto e não pode mostrá-la no cartão. O motivo:",
            reason ?? "",
          ],
          action: { label: "Enviar outra foto", path: "/club/cartao" },
        },
  );

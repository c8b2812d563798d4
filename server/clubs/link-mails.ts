import { firstName } from "#domain/person-name.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

export const linkWaitsForGuardian = (guardian: Recipient, athleteName: string, clubName: string) =>
  mailTo(guardian, "link-waits", {
    subject: "Um vínculo com um clube espera por você",
    title: "Um vínculo com um clube espera a sua decisão",
    paragraphs: [
      `${firstName(athleteName)} quer que o ${clubName} confirme que joga lá. O clube só fica sabendo se você disser sim.`,
    ],
    action: { label: "Ver e decidir", path: "/responsavel" },
  });

export const linkAsked = (person: Recipient, clubName: string) =>
  mailTo(person, "link-asked", {
    subject: "Um atleta pede vínculo com o clube",
    title: `Um atleta pede vínculo com o ${clubName}`,
    paragraphs: ["Em Atletas do clube você vê quem é, e confirma ou recusa."],
    action: { label: "Ver o pedido", path: "/club/atletas" },
  });

export const linkAnswered = (
  person: Recipient,
  clubName: string,
  { confirmed, path }: { confirmed: boolean; path: string },
) =>
  mailTo(person, "link-answered", {
    subject: confirmed ? "O clube confirmou o vínculo" : "O clube não confirmou o vínculo",
    title: confirmed ? "O vínculo está confirmado" : "O vínculo não foi confirmado",
    paragraphs: confirmed
      ? [`O ${clubName} confirmou o vínculo. O perfil aparece na página do clube quando está no ar.`]
      : [`O ${clubName} não confirmou o vínculo. O nome do clube continua no perfil como foi escrito.`],
    action: { label: "Ver o perfil", path },
  });

/** To the athlete, or to the guardian of a minor, who is named. */
export const clubAsksForLink = (person: Recipient, clubName: string, minorName: string | null) =>
  mailTo(person, "club-asks-link", {
    subject: "Um clube pede a confirmação de um vínculo",
    title: `O ${clubName} pede a confirmação de um vínculo`,
    paragraphs: [
      minorName
        ? `O clube diz que ${firstName(minorName)} joga lá. O vínculo só vale, e só aparece na página do clube, se você confirmar.`
        : "O clube diz que você joga lá. O vínculo só vale, e só aparece na página do clube, se você confirmar.",
    ],
    action: { label: "Ver e decidir", path: minorName ? "/responsavel" : "/athlete/dashboard" },
  });

const FAMILY = {
  confirmed: ["O vínculo foi confirmado", "A família confirmou um vínculo que o clube pediu."],
  refused: [
    "O vínculo não foi confirmado",
    "A família não confirmou um vínculo que o clube pediu. O clube pode pedir de novo daqui a 90 dias.",
  ],
  ended: ["Um vínculo terminou", "A família encerrou um vínculo com o clube."],
} as const;

/** To the club. Who it is about stands on its page, not in the mail. */
export const familyAnswered = (person: Recipient, clubName: string, what: keyof typeof FAMILY) =>
  mailTo(person, "family-answered-link", {
    subject: FAMILY[what][0],
    title: FAMILY[what][0],
    paragraphs: [FAMILY[what][1], `Em Atletas do clube você vê quem está vinculado ao ${clubName}.`],
    action: { label: "Ver os atletas do clube", path: "/club/atletas" },
  });

export const linkEnded = (person: Recipient, clubName: string, path: string) =>
  mailTo(person, "link-ended", {
    subject: "Um vínculo com um clube terminou",
    title: "O vínculo terminou",
    paragraphs: [`O ${clubName} encerrou o vínculo. O perfil não aparece mais na página do clube.`],
    action: { label: "Ver o perfil", path },
  });

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
    paragraphs: ["No painel do clube você vê quem é, e confirma ou recusa."],
    action: { label: "Ver o pedido", path: "/club/dashboard" },
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

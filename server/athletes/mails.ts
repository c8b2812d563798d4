import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import { firstName } from "#domain/person-name.ts";
import { mailTo, wordsOfTeam, type Recipient } from "#server/platform/mail/mail.ts";

interface Named {
  id: string;
  name: string;
  subdomain: string;
}

export const publishedToGuardian = (guardian: Recipient, athlete: Named, words: string) =>
  mailTo(guardian, "athlete-published", {
    subject: "O perfil do atleta está no ar",
    title: `O perfil de ${athlete.name} está no ar`,
    paragraphs: [
      "Nossa equipe conferiu o perfil que você autorizou, e ele já pode ser visto por todos.",
      "Você continua no controle: pode escolher o que aparece e tirar o perfil do ar a qualquer momento, na sua área de responsável.",
      ...wordsOfTeam(words),
    ],
    action: { label: "Ver o perfil", path: `/a/${athlete.subdomain}` },
  });

export const publishedToAthlete = (person: Recipient, athlete: Named, words: string) =>
  mailTo(person, "athlete-published", {
    subject: "Seu perfil está no ar",
    title: "Seu perfil está no ar",
    paragraphs: [
      "Seu perfil foi conferido pela nossa equipe e já pode ser visto por clubes e olheiros. Compartilhe o link à vontade.",
      ...wordsOfTeam(words),
    ],
    action: { label: "Ver meu perfil", path: `/a/${athlete.subdomain}` },
  });

/** What the team wrote with its decision. `adjust`: it asks for something that can be mended. */
interface Answer {
  adjust: boolean;
  reason: string;
}

/** What stands before the team's own words. */
const lead = ({ adjust }: Answer): string => (adjust ? "O que precisa mudar:" : "O motivo:");

export const publicationRejected = (guardian: Recipient, athlete: Named, answer: Answer) =>
  mailTo(guardian, answer.adjust ? "publication-adjust" : "publication-rejected", {
    subject: "O perfil do atleta precisa de um ajuste",
    title: "O perfil ainda não foi publicado",
    paragraphs: [
      `Nossa equipe conferiu o perfil de ${athlete.name} e, por enquanto, ele continua privado. ${lead(answer)}`,
      answer.reason,
      "Depois do ajuste, peça uma nova conferência na sua área de responsável.",
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const ownPublicationRejected = (person: Recipient, answer: Answer) =>
  mailTo(person, answer.adjust ? "publication-adjust" : "publication-rejected", {
    subject: "Seu perfil precisa de um ajuste",
    title: "Seu perfil ainda não foi publicado",
    paragraphs: [
      `Nossa equipe conferiu o seu perfil e, por enquanto, ele continua privado. ${lead(answer)}`,
      answer.reason,
      "Depois do ajuste, peça uma nova conferência no seu painel.",
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });

export const guardianDecided = (person: Recipient, decision: "granted" | "revoked") =>
  mailTo(
    person,
    "guardian-decided",
    decision === "granted"
      ? {
          subject: "Seu responsável autorizou o perfil",
          title: "Seu responsável autorizou o perfil",
          paragraphs: [
            "A publicação do seu perfil foi autorizada. Se for a primeira vez, nossa equipe ainda confere o perfil antes de ele aparecer para todos.",
          ],
          action: { label: "Ver meu painel", path: "/athlete/dashboard" },
        }
      : {
          subject: "Seu responsável não autorizou o perfil",
          title: "Seu perfil está privado",
          paragraphs: [
            "Seu responsável decidiu não autorizar a publicação do seu perfil, ou voltou atrás. Seus dados continuam guardados; vocês podem conversar, e ele pode mudar de ideia quando quiser.",
          ],
          action: { label: "Ver meu painel", path: "/athlete/dashboard" },
        },
  );

/** To the other guardian. Their own decision stays as it is. */
export const otherGuardianDecided = (
  guardian: Recipient,
  athlete: Named,
  { name, decision }: { name: string; decision: "granted" | "revoked" },
) =>
  mailTo(guardian, "other-guardian-decided", {
    subject: "O outro responsável decidiu sobre o perfil",
    title: decision === "granted" ? `${name} autorizou a publicação` : `${name} retirou a autorização`,
    paragraphs: [
      decision === "granted"
        ? `${name}, que também responde por ${firstName(athlete.name)}, autorizou a publicação do perfil. Você pode tirá-lo do ar quando quiser.`
        : `${name}, que também responde por ${firstName(athlete.name)}, não autorizou a publicação ou voltou atrás, e ninguém vê o perfil. Só ${firstName(name)} pode mudar isso, ou a nossa equipe depois de ouvir vocês dois.`,
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const invitationDeclined = (person: Recipient) =>
  mailTo(person, "invitation-declined", {
    subject: "Informe outro responsável",
    title: "O convite foi recusado",
    paragraphs: [
      "A pessoa que recebeu o convite disse que não é responsável por você. Confira o e-mail do seu pai, da sua mãe ou de quem responde por você, e envie o convite de novo.",
    ],
    action: { label: "Informar responsável", path: "/athlete/dashboard" },
  });

export const secondInvitationDeclined = (guardian: Recipient, athlete: Named) =>
  mailTo(guardian, "second-invitation-declined", {
    subject: "O convite ao outro responsável foi recusado",
    title: "O convite foi recusado",
    paragraphs: [
      `A pessoa que você convidou disse que não é responsável por ${firstName(athlete.name)}. Confira o e-mail e, se quiser, envie o convite de novo.`,
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

/** To the athlete, when a guardian asks another person. */
export const secondGuardianInvited = (person: Recipient, name: string) =>
  mailTo(person, "second-guardian-invited", {
    subject: "Seu responsável convidou outra pessoa",
    title: "Um segundo responsável foi convidado",
    paragraphs: [
      `Seu responsável convidou ${name} para também responder por você. Se essa pessoa aceitar, os dois recebem os avisos, e cada um pode tirar o perfil do ar.`,
      "Se você não conhece essa pessoa, conte para o seu responsável ou fale com a nossa equipe.",
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });

export const secondGuardianJoinedToAthlete = (person: Recipient, name: string) =>
  mailTo(person, "second-guardian-joined", {
    subject: "Você tem um segundo responsável",
    title: `${name} também responde por você`,
    paragraphs: [
      `${name} confirmou ser seu responsável. A partir de agora duas pessoas recebem os avisos sobre o seu perfil, e cada uma pode tirá-lo do ar.`,
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });

export const secondGuardianJoined = (guardian: Recipient, athlete: Named, name: string) =>
  mailTo(guardian, "second-guardian-joined", {
    subject: "O outro responsável confirmou",
    title: `${name} também responde por ${firstName(athlete.name)}`,
    paragraphs: [
      "Vocês dois recebem todos os avisos. Basta um para aceitar um contato, e cada um pode recusar, encerrar ou tirar o perfil do ar. Um não pode remover o outro; para isso, fale com a nossa equipe.",
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const welcomeSecondGuardian = (guardian: Recipient, athlete: Named) =>
  mailTo(guardian, "second-guardian-joined", {
    subject: "Você agora responde por um atleta",
    title: `Você também responde por ${firstName(athlete.name)}`,
    paragraphs: [
      "Na sua área você vê o que espera uma decisão, quem viu o perfil e o que aparece nele. Se discordar da publicação, pode tirar o perfil do ar na mesma hora.",
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

/** To both guardians: whoever revoked may revoke again. */
export const revokeLifted = (guardian: Recipient, athlete: Named, reason: string) =>
  mailTo(guardian, "revoke-lifted", {
    subject: "Nossa equipe decidiu sobre a autorização",
    title: "A retirada da autorização foi desfeita",
    paragraphs: [
      `Depois de ouvir os responsáveis por ${firstName(athlete.name)}, nossa equipe desfez a retirada da autorização. O motivo:`,
      reason,
      "O perfil continua privado até que um responsável o publique. Cada um de vocês pode decidir de novo na própria área.",
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const revokeStays = (guardian: Recipient, athlete: Named, reason: string) =>
  mailTo(guardian, "revoke-stays", {
    subject: "Nossa equipe decidiu sobre a autorização",
    title: "O perfil continua privado",
    paragraphs: [
      `Nossa equipe ouviu os responsáveis por ${firstName(athlete.name)} e manteve a retirada da autorização. O motivo:`,
      reason,
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

/** To both guardians, before the team decides. */
export const askedAboutRevoke = (guardian: Recipient, athlete: Named, reason: string) =>
  mailTo(guardian, "revoke-asked", {
    subject: "Nossa equipe pergunta sobre a autorização",
    title: "Precisamos ouvir vocês dois",
    paragraphs: [
      `O perfil de ${firstName(athlete.name)} continua privado, porque um responsável retirou a autorização. Antes de decidir, nossa equipe pede:`,
      reason,
      "Depois, quem quiser o perfil no ar pede de novo na própria área.",
    ],
    action: { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const guardianRemoved = (
  guardian: Recipient,
  athlete: Named,
  { reason, self, name }: { reason: string; self: boolean; name: string },
) =>
  mailTo(guardian, "guardian-removed", {
    subject: "Mudança de responsável",
    title: self
      ? `Você não responde mais por ${firstName(athlete.name)}`
      : `${name} não responde mais por ${firstName(athlete.name)}`,
    paragraphs: [
      self
        ? "Nossa equipe encerrou a sua função de responsável na Joia da Base. O motivo:"
        : `Nossa equipe encerrou a função de responsável de ${name}. O motivo:`,
      reason,
    ],
    action: self ? undefined : { label: "Abrir minha área", path: wardPath(athlete) },
  });

export const guardianRemovedToAthlete = (person: Recipient, name: string) =>
  mailTo(person, "guardian-removed", {
    subject: "Mudança de responsável",
    title: `${name} não responde mais por você`,
    paragraphs: [
      "Nossa equipe encerrou a função de responsável dessa pessoa. Veja no painel como está o seu perfil.",
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });

const BIRTHDATE_SUBJECT = "Sobre a mudança da data de nascimento";

export const birthdateDecided = (
  person: Recipient,
  athlete: Named,
  decision: Answer & { approved: boolean },
) =>
  mailTo(
    person,
    "birthdate-decided",
    decision.approved
      ? {
          subject: BIRTHDATE_SUBJECT,
          title: "A data de nascimento foi corrigida",
          paragraphs: [
            `Nossa equipe conferiu e aceitou a mudança da data de nascimento de ${athlete.name}. O perfil está privado até que seja publicado de novo.`,
            ...wordsOfTeam(decision.reason),
          ],
        }
      : {
          subject: BIRTHDATE_SUBJECT,
          title: decision.adjust
            ? "Falta algo para mudar a data de nascimento"
            : "A data de nascimento não foi mudada",
          paragraphs: [
            decision.adjust
              ? `A data de nascimento de ${athlete.name} continua como era, até a mudança ser pedida de novo. ${lead(decision)}`
              : `Nossa equipe não aceitou a mudança da data de nascimento de ${athlete.name}, que continua como era. ${lead(decision)}`,
            decision.reason,
          ],
        },
  );

export const cameOfAgeToAthlete = (person: Recipient, athlete: Named) =>
  mailTo(person, "handed-over", {
    subject: "Agora o perfil é só seu",
    title: "Feliz aniversário! Agora o perfil é só seu",
    paragraphs: [
      "Você fez 18 anos. A partir de hoje é você quem decide sobre o seu perfil: publicar, tirar do ar e escolher o que aparece. A autorização do responsável não é mais necessária.",
      "Nada mudou no perfil: ele está como estava ontem.",
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
    dedupeKey: `handed-over:athlete:${athlete.id}`,
  });

export const cameOfAgeToGuardian = (guardian: Recipient, athlete: Named) =>
  mailTo(guardian, "handed-over", {
    subject: "O atleta fez 18 anos",
    title: `${athlete.name} fez 18 anos`,
    paragraphs: [
      "A partir de hoje, quem decide sobre o perfil é o próprio atleta, e a sua função de responsável na Joia da Base termina aqui. O perfil continua como estava.",
      "Obrigado por ter cuidado disso até agora.",
    ],
    dedupeKey: `handed-over:guardian:${athlete.id}:${guardian.email}`,
  });

export const changeWaits = (guardian: Recipient, athlete: Named, by: "athlete" | "team") =>
  mailTo(guardian, "change-waits", {
    subject: "Uma mudança no perfil espera por você",
    title: "Uma mudança espera a sua decisão",
    paragraphs: [
      `${by === "team" ? `Nossa equipe propõe uma mudança no perfil de ${firstName(athlete.name)}` : `${firstName(athlete.name)} pediu uma mudança no perfil`}. Enquanto você não decide, nada muda para quem vê.`,
      "Na sua área você vê o que está no ar, o que foi pedido, e aprova ou recusa.",
    ],
    action: { label: "Ver e decidir", path: "/responsavel" },
  });

export const reminder = (guardian: Recipient, athlete: Named) =>
  mailTo(guardian, "guardian-reminder", {
    subject: "Há algo esperando a sua decisão",
    title: "Há algo esperando a sua decisão",
    paragraphs: [
      `${firstName(athlete.name)} pediu para lembrar: há algo do perfil que só anda com a sua decisão.`,
      "Na sua área está tudo o que espera por você. Pode dizer sim ou não, e mudar de ideia depois.",
    ],
    action: { label: "Ver e decidir", path: "/responsavel" },
  });

/** What the athlete asked for, in the middle of a sentence. */
const CHANGES: Record<ChangeField, string> = {
  name: "a mudança do nome",
  about: "o novo texto do perfil",
  photo: "a nova foto da figurinha",
  hero: "a nova foto de capa",
  visibility: "a mudança da visibilidade do perfil",
  contact: "a mudança do contato direto",
};

export const changeDecided = (
  person: Recipient,
  { field, state, reason }: { field: ChangeField; state: "approved" | "refused"; reason: string | null },
) =>
  mailTo(person, "change-decided", {
    subject: "Seu responsável decidiu sobre uma mudança",
    title: state === "approved" ? "A mudança foi aprovada" : "A mudança não foi aprovada",
    paragraphs:
      state === "approved"
        ? [`Seu responsável aprovou ${CHANGES[field]}. Já vale no seu perfil.`]
        : [
            `Seu responsável não aprovou ${CHANGES[field]}. O perfil continua como estava.`,
            ...(reason ? [`O que ele escreveu: ${reason}`] : []),
          ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });

export const textsRefused = (
  person: Recipient,
  athlete: Named,
  { reason, isGuardian }: { reason: string; isGuardian: boolean },
) =>
  mailTo(person, "texts-refused", {
    subject: "Um texto do perfil precisa de um ajuste",
    title: "O perfil saiu do ar até um texto ser mudado",
    paragraphs: [
      `Nossa equipe leu um texto novo no perfil de ${athlete.name} e tirou o perfil do ar. O motivo:`,
      reason,
      "Depois do ajuste, o perfil passa por uma nova conferência antes de voltar.",
    ],
    action: isGuardian
      ? { label: "Abrir minha área", path: wardPath(athlete) }
      : { label: "Mudar o texto", path: "/athlete/dashboard?editar=tudo" },
  });

const wardPath = ({ id }: Named) => `/responsavel/atleta/${id}`;

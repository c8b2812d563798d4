import { formatDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import { EXPORT_DAYS, GRACE_DAYS } from "#domain/rights/periods.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

/** The last mail to someone who left; retention deletes it once it is sent. */
export const ACCOUNT_DELETED = "account-deleted";

const PRIVACY = "/conta/privacidade";

export const exportReady = (person: Recipient, exportId: string) =>
  mailTo(person, "export-ready", {
    subject: "Sua cópia está pronta",
    title: "Sua cópia está pronta",
    paragraphs: [
      `A cópia dos seus dados está pronta. Entre na sua conta para baixar; ela fica disponível por ${EXPORT_DAYS} dias.`,
      "Se não foi você quem pediu, troque sua senha.",
    ],
    action: { label: "Baixar a cópia", path: `${PRIVACY}/copias/${exportId}` },
  });

export const deletionRequested = (person: Recipient, dueAt: Temporal.Instant) =>
  mailTo(person, "deletion-requested", {
    subject: "Pedido de exclusão da conta",
    title: "Sua conta será excluída",
    paragraphs: [
      `Recebemos seu pedido. Em ${formatDay(dueAt)}, daqui a ${GRACE_DAYS} dias, apagamos sua conta e todos os seus dados. Perfis de atleta já saíram do ar.`,
      "Mudou de ideia, ou não foi você? Até lá, basta entrar e cancelar o pedido.",
    ],
    action: { label: "Cancelar a exclusão", path: PRIVACY },
  });

/** A minor may delete their own account; the guardian is told. */
export const athleteIsLeaving = (guardian: Recipient, athleteName: string, dueAt: Temporal.Instant) =>
  mailTo(guardian, "athlete-leaving", {
    subject: "O atleta pediu a exclusão da conta",
    title: "Pedido de exclusão da conta do atleta",
    paragraphs: [
      `${athleteName}, por quem você responde na Joia da Base, pediu a exclusão da própria conta. O perfil já saiu do ar, e em ${formatDay(dueAt)} todos os dados serão apagados.`,
      "Se foi engano, o próprio atleta pode entrar e cancelar o pedido até lá.",
    ],
  });

export const guardianIsLeaving = (athlete: Recipient, { profileIsPrivate }: { profileIsPrivate: boolean }) =>
  mailTo(athlete, "guardian-leaving", {
    subject: "Seu responsável pediu para sair",
    title: profileIsPrivate ? "Seu perfil está privado" : "Um responsável vai sair",
    paragraphs: profileIsPrivate
      ? [
          "Uma pessoa que responde por você pediu a exclusão da própria conta. Por isso seu perfil deixou de ser público.",
          "Para publicar de novo, indique outro responsável no seu painel, ou peça ao seu outro responsável, se tiver, que autorize.",
        ]
      : [
          "Uma das pessoas que respondem por você pediu a exclusão da própria conta. A autorização do seu outro responsável continua valendo, e nada muda no seu perfil.",
        ],
    action: { label: "Abrir meu painel", path: "/athlete/dashboard" },
  });

export const otherGuardianIsLeaving = (guardian: Recipient, name: string, dueAt: Temporal.Instant) =>
  mailTo(guardian, "other-guardian-leaving", {
    subject: "O outro responsável pediu para sair",
    title: `${name} pediu para sair`,
    paragraphs: [
      `${name}, que também responde pelo atleta, pediu a exclusão da própria conta. Em ${formatDay(dueAt)} a conta é apagada, e você passa a responder sem essa pessoa.`,
      "Se a publicação dependia só da autorização dela, o perfil saiu do ar: você pode autorizar na sua área.",
    ],
    action: { label: "Abrir minha área", path: "/responsavel" },
  });

/** To each guardian, when one of them deletes an athlete's profile. `by` is null for the one who did. */
export const wardIsLeaving = (
  guardian: Recipient,
  { athleteName, by, dueAt }: { athleteName: string; by: string | null; dueAt: Temporal.Instant | null },
) =>
  mailTo(guardian, "ward-leaving", {
    subject: "O perfil do atleta será apagado",
    title: by ? `${by} pediu para apagar o perfil` : "Recebemos o seu pedido",
    paragraphs: [
      dueAt
        ? `O perfil de ${firstName(athleteName)} já saiu do ar. Em ${formatDay(dueAt)} a conta e todos os dados são apagados.`
        : `O perfil de ${firstName(athleteName)} saiu do ar e foi apagado.`,
      dueAt
        ? "Até lá, qualquer responsável pode cancelar na própria área."
        : "Se foi engano, fale com a nossa equipe.",
    ],
    action: { label: "Abrir minha área", path: "/responsavel/atletas" },
  });

export const deletedByGuardian = (athlete: Recipient, dueAt: Temporal.Instant) =>
  mailTo(athlete, "deleted-by-guardian", {
    subject: "Seu responsável pediu a exclusão da conta",
    title: "Sua conta será excluída",
    paragraphs: [
      `Seu responsável pediu para apagar o seu perfil e a sua conta. O perfil já saiu do ar, e em ${formatDay(dueAt)} todos os dados são apagados.`,
      "Se você não concorda, converse com o seu responsável: até lá, ele pode cancelar.",
    ],
  });

export const wardStays = (person: Recipient) =>
  mailTo(person, "ward-stays", {
    subject: "Exclusão cancelada",
    title: "A conta do atleta continua",
    paragraphs: [
      "O pedido de exclusão foi cancelado e nada foi apagado. O perfil continua privado até que um responsável o publique de novo.",
    ],
  });

/** Sent once. The first mail's link has expired, so this one leads to where a new link is sent. */
export const confirmationMissing = (person: Recipient & { userId: string }, goesAt: Temporal.Instant) =>
  mailTo(person, "confirmation-missing", {
    subject: "Falta confirmar seu e-mail",
    title: "Falta confirmar seu e-mail",
    paragraphs: [
      `Sua conta na Joia da Base ainda espera a confirmação deste e-mail. Entre com seu e-mail e sua senha, e enviamos um link novo. Sem a confirmação, apagamos o cadastro em ${formatDay(goesAt)}.`,
      "Se você não criou uma conta, não precisa fazer nada.",
    ],
    action: { label: "Entrar e confirmar", path: "/login" },
    dedupeKey: `confirmation-missing:${person.userId}`,
  });

export const guardianNeverAnswered = (athlete: Recipient, goesAt: Temporal.Instant) =>
  mailTo(athlete, "guardian-never-answered", {
    subject: "Seu responsável ainda não respondeu",
    title: "Seu responsável ainda não respondeu",
    paragraphs: [
      `Sem um responsável, não podemos guardar por muito tempo os dados de quem tem menos de 18 anos: se ninguém confirmar, apagamos sua conta e seu perfil em ${formatDay(goesAt)}.`,
      "Para continuar, confira no painel se o e-mail do seu responsável está certo e envie o convite de novo, ou indique outra pessoa.",
    ],
    action: { label: "Abrir meu painel", path: "/athlete/dashboard" },
  });

export const deletionCanceled = (person: Recipient) =>
  mailTo(person, "deletion-canceled", {
    subject: "Exclusão cancelada",
    title: "Sua conta continua",
    paragraphs: [
      "O pedido de exclusão foi cancelado e nada foi apagado. O que saiu do ar continua privado até que você publique de novo.",
      "Se não foi você, troque sua senha.",
    ],
    action: { label: "Ver privacidade e dados", path: PRIVACY },
  });

/** Without a name, since the name is deleted with the account. */
export const accountDeleted = (email: string) =>
  mailTo({ email }, ACCOUNT_DELETED, {
    subject: "Sua conta foi excluída",
    title: "Sua conta foi excluída",
    paragraphs: [
      "Apagamos sua conta e os dados que eram seus, arquivos incluídos.",
      "Este é nosso último e-mail. Obrigado por ter jogado com a gente.",
    ],
  });

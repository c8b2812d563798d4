import { formatDay } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import { GRACE_DAYS, graceEnd } from "#domain/billing/subscription.ts";
import type { WithdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import * as identity from "#server/identity/identity.server.ts";
import { now } from "#server/platform/clock.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { findSubscription, type SubscriptionRow } from "./subscription-queries.ts";

const MANAGE = { label: "Ver minha assinatura", path: "/conta/assinatura" };

/** Says what the subscription costs, from when, and how to cancel. */
export const welcome = (id: string) =>
  tell(id, "subscription-started", (row) => ({
    subject: "Sua assinatura começou",
    title: `${row.planName}: assinatura confirmada`,
    paragraphs: [
      row.trialEndsAt
        ? `Seu período grátis vai até ${formatDay(row.trialEndsAt)}. Nesse dia é feita a primeira cobrança, de ${formatBRL(row.cents)}; antes disso, nada.`
        : `A mensalidade é de ${formatBRL(row.cents)}.`,
      "Você pode cancelar quando quiser, em dois cliques. Nos primeiros sete dias, e de novo nos sete dias depois da primeira cobrança, pode desistir e receber tudo de volta.",
      ...(row.payerUserId ? [] : ["Falta criar a sua conta: é pelo botão abaixo, que vale uma vez."]),
    ],
    link: row.payerUserId ? MANAGE : finishing(row),
  }));

/** Where a payer without an account makes it. The session id proves the payment. */
const finishing = ({ sessionId }: SubscriptionRow) => ({
  label: "Finalizar Cadastro",
  path: `/signup-after-payment?session_id=${encodeURIComponent(sessionId ?? "")}`,
});

/** Two payments for one profile: the second subscription ended and is refunded. */
export const duplicateRefunded = (id: string) =>
  tell(id, "subscription-doubled", (row) => ({
    subject: "Pagamento repetido devolvido",
    title: "Você já tinha uma assinatura para este perfil",
    paragraphs: [
      `Recebemos dois pagamentos do plano ${row.planName} para o mesmo perfil. Encerramos o segundo, e o que ele cobrou é devolvido por inteiro. O primeiro continua como estava.`,
    ],
    link: MANAGE,
  }));

/** A payer who never made the account is not charged: the subscription ends with the trial unless they come back. */
export const unfinished = (row: SubscriptionRow) =>
  send(row, "trial-unfinished", {
    subject: "Falta finalizar seu cadastro",
    title: "Sua conta ainda não foi criada",
    paragraphs: [
      `Você assinou o plano ${row.planName}, mas não criou a conta que o usa. Se não a criar até ${formatDay(row.trialEndsAt!)}, a assinatura termina sozinha e nada é cobrado.`,
    ],
    link: finishing(row),
    dedupe: String(row.trialEndsAt),
  });

export const trialEnding = (row: SubscriptionRow) =>
  send(row, "trial-ending", {
    subject: "Seu período grátis está terminando",
    title: `Seu período grátis termina em ${formatDay(row.trialEndsAt!)}`,
    paragraphs: [
      `Nesse dia será feita a primeira cobrança do plano ${row.planName}: ${formatBRL(row.cents)}.`,
      "Se quiser continuar, não precisa fazer nada. Se não quiser, cancele antes: são dois cliques e nada é cobrado.",
    ],
    link: MANAGE,
    dedupe: String(row.trialEndsAt),
  });

export const chargeFailed = (id: string) =>
  tell(id, "charge-failed", (row) => ({
    subject: "Não conseguimos cobrar sua assinatura",
    title: "O pagamento não foi aprovado",
    paragraphs: [
      `O cartão recusou a cobrança de ${formatBRL(row.cents)} do plano ${row.planName}.`,
      `O que o plano abre continua aberto por ${GRACE_DAYS} dias${graceEnd(row) ? `, até ${formatDay(graceEnd(row)!)}` : ""}. Atualize o cartão até lá para não perder o acesso.`,
    ],
    link: MANAGE,
    dedupe: String(row.pastDueSince),
  }));

export const ended = (id: string) =>
  tell(id, "subscription-ended", (row) => ({
    subject: "Sua assinatura terminou",
    title: `A assinatura do plano ${row.planName} terminou`,
    paragraphs: [
      "Nada mais será cobrado. Sua conta e seus dados continuam aqui: você ainda edita, baixa ou apaga tudo o que é seu.",
    ],
    link: { label: "Ver planos", path: "/planos" },
  }));

export const canceled = (row: SubscriptionRow) =>
  send(row, "subscription-canceled", {
    subject: "Sua assinatura foi cancelada",
    title: `A assinatura do plano ${row.planName} não se renova mais`,
    paragraphs: isOwed(row)
      ? [
          `Ela termina em ${formatDay(row.periodEndsAt)}. A mensalidade em aberto ainda pode ser cobrada; nenhuma outra será.`,
        ]
      : [
          `Tudo continua aberto até ${formatDay(row.periodEndsAt)}, e nada mais será cobrado. Até essa data você pode reativar quando quiser.`,
        ],
    link: MANAGE,
    dedupe: eachTime(),
  });

export const reactivated = (row: SubscriptionRow) =>
  send(row, "subscription-reactivated", {
    subject: "Sua assinatura foi reativada",
    title: `A assinatura do plano ${row.planName} continua`,
    paragraphs: isOwed(row)
      ? [`A mensalidade é de ${formatBRL(row.cents)}. A que está em aberto continua em cobrança.`]
      : [`A próxima cobrança é em ${formatDay(row.periodEndsAt)}, de ${formatBRL(row.cents)}.`],
    link: MANAGE,
    dedupe: eachTime(),
  });

export const changed = (row: SubscriptionRow, plan: { name: string; priceCents: number }) =>
  send(row, "subscription-changed", {
    subject: "Seu plano foi trocado",
    title: `Seu plano agora é o ${plan.name}`,
    paragraphs: [
      `Ele toma o lugar do plano ${row.planName} e já vale. A mensalidade passa a ser de ${formatBRL(plan.priceCents)}.`,
    ],
    link: MANAGE,
    dedupe: eachTime(),
  });

const isOwed = ({ status }: SubscriptionRow) => status === "past_due" || status === "unpaid";

/** Each change is told, even the same one made again. */
const eachTime = (): string => String(now());

export const withdrawn = (id: string, refundCents: number) =>
  tell(id, "subscription-taken-back", (row) => ({
    subject: "Desistência confirmada",
    title: "Sua desistência está confirmada",
    paragraphs: [
      `A assinatura do plano ${row.planName} foi encerrada.`,
      refundCents > 0
        ? `Devolvemos ${formatBRL(refundCents)}, tudo o que foi pago. O prazo para aparecer na fatura depende do cartão.`
        : "Nada havia sido cobrado, então nada há a devolver.",
    ],
  }));

/** Sent when a payer deletes their account, could still withdraw, and had a refund lately. */
export const askTeamForRefund = (row: SubscriptionRow, { until, refundCents }: WithdrawalWindow) =>
  send(row, "refund-by-team", {
    subject: "Devolução da sua assinatura",
    title: "Peça a devolução à nossa equipe",
    paragraphs: [
      `Você pediu para apagar a sua conta, e nada mais será cobrado. A assinatura do plano ${row.planName} está no prazo de desistência até ${formatDay(until)}.`,
      `Já houve uma devolução nos últimos 12 meses, por isso uma pessoa da equipe cuida desta. Peça os ${formatBRL(refundCents)} pela página de contato antes de a conta ser apagada.`,
    ],
    link: { label: "Pedir a devolução à equipe", path: "/contato" },
    dedupe: String(until),
  });

interface Message {
  subject: string;
  title: string;
  paragraphs: string[];
  link?: { label: string; path: string };
  /** Tells one cause from the next. By default a subscription gets one mail of a template. */
  dedupe?: string;
}

async function tell(id: string, template: string, write: (row: SubscriptionRow) => Message): Promise<void> {
  const row = await findSubscription(id);
  if (row) await send(row, template, write(row));
}

async function send(row: SubscriptionRow, template: string, message: Message): Promise<void> {
  const { subject, link, dedupe = "", title, paragraphs } = message;
  const payer = row.payerUserId ? await identity.findById(row.payerUserId) : undefined;
  const email = payer?.email ?? row.payerEmail;
  if (!email) return;
  const dedupeKey = `${template}:${row.id}:${dedupe}`;
  await mailTo({ email }, template, { subject, title, paragraphs, action: link, dedupeKey });
}

import type { SeriesName } from "#domain/administration/figures.ts";
import { formatDateTime, formatTime } from "#domain/date-time.ts";
import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { INQUIRY_LABELS } from "#domain/inquiries/kinds.ts";
import { isReviewKind, REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";
import { formatBRL } from "#domain/money.ts";
import { formatDecimal, formatNumber } from "#domain/number-text.ts";
import type { Figures } from "#server/administration/figures.server.ts";
import type { systemState, WaitingQueue } from "#server/administration/system.server.ts";
import type { Chart } from "./components/figure-chart.tsx";
import type { SystemLines } from "./components/system-panel.tsx";
import { jobText } from "./job-text.ts";
import { waitedText } from "./waited-text.ts";

const CHARTS: Record<SeriesName, { title: string; format: (value: number) => string }> = {
  sign_ups: { title: "Novas contas", format: formatNumber },
  active_subscriptions: { title: "Assinaturas ativas", format: formatNumber },
  revenue_cents: { title: "Receita", format: formatBRL },
  trials: { title: "Testes iniciados", format: formatNumber },
};

export const toCharts = ({ series, before }: Figures): Chart[] =>
  (Object.keys(CHARTS) as SeriesName[]).map((name) => {
    const { title, format } = CHARTS[name];
    const days = series[name];
    const stock = name === "active_subscriptions";
    const total = stock ? (days.at(-1)?.value ?? 0) : days.reduce((sum, { value }) => sum + value, 0);
    return {
      title,
      total: format(total),
      before: stock ? `há 30 dias: ${format(before[name])}` : `em 30 dias; antes: ${format(before[name])}`,
      days: days.map(({ day, value }) => ({ day: dayText(day), value, text: format(value) })),
    };
  });

const dayText = ({ day, month }: Temporal.PlainDate) =>
  `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}`;

export const toQueues = (
  queues: readonly WaitingQueue[],
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
) =>
  queues.map(({ kind, waiting, oldest, dueOn }) => ({
    label: isReviewKind(kind) ? REVIEW_LABELS[kind] : MESSAGES[kind].label,
    to: isReviewKind(kind) ? `/admin/revisoes?tipo=${kind}` : MESSAGES[kind].to,
    waiting: formatNumber(waiting),
    oldest: waitedText(oldest, now),
    deadline: dueOn ? deadlineOf(dueOn, today) : null,
  }));

const MESSAGES = {
  messages: { label: "Mensagens", to: "/admin/mensagens" },
  data_request: { label: INQUIRY_LABELS.data_request, to: "/admin/mensagens?tipo=data_request" },
} as const;

const SCHEDULE_TEXT = { never: "ainda não rodou", late: "sem registro", fine: "há mais de 3 dias" } as const;

export function toSystem(
  { mails, storage, queues, schedules }: Awaited<ReturnType<typeof systemState>>,
  { stored_bytes: bytes, stored_files: files }: Figures["newest"],
  now: Temporal.Instant,
): SystemLines {
  return {
    mails: [
      {
        label: "Na fila",
        value: mails.oldest
          ? `${formatNumber(mails.waiting)}, há ${waitedText(mails.oldest, now)}`
          : formatNumber(mails.waiting),
        alarm: mails.oldest !== null && now.since(mails.oldest).total("minutes") > 15,
      },
      { label: "Sem entrega", value: formatNumber(mails.failed), alarm: mails.failed > 0 },
    ],
    storage: [
      { label: "Onde ficam", value: storage === "s3" ? "S3" : "Pasta desta máquina", alarm: false },
      { label: "Arquivos", value: files === null ? "..." : formatNumber(files), alarm: false },
      { label: "Tamanho", value: bytes === null ? "..." : sizeText(bytes), alarm: false },
    ],
    queues: queues.map(({ name, waiting, oldest, failed }) => ({
      label: jobText(name),
      value: [
        waiting > 0 && `${formatNumber(waiting)} na fila${oldest ? ` há ${waitedText(oldest, now)}` : ""}`,
        failed > 0 && `${formatNumber(failed)} com falha`,
      ]
        .filter(Boolean)
        .join(", "),
      alarm: failed > 0,
    })),
    schedules: schedules.map(({ name, succeededAt, state }) => ({
      label: jobText(name),
      value: succeededAt ? `há ${waitedText(succeededAt, now)}` : SCHEDULE_TEXT[state],
      alarm: state === "late",
    })),
  };
}

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

function sizeText(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${formatDecimal(bytes / 1000 ** step)} ${UNITS[step]}`;
}

/** Of today only the hour: the numbers are minutes old, unless the job stands still. */
export function countedText(countedAt: Temporal.Instant | null, now: Temporal.Instant): string {
  if (!countedAt) return "Os números ainda não foram contados.";
  const recent = now.since(countedAt).total("hours") < 12;
  return `Contado ${recent ? `às ${formatTime(countedAt)}` : `em ${formatDateTime(countedAt)}`}`;
}

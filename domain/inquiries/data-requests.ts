/** What a person may ask about their own data (LGPD art. 18). */
export const DATA_RIGHTS = {
  access: "Ver os dados",
  correction: "Corrigir os dados",
  erasure: "Apagar os dados",
  other: "Outro pedido sobre dados",
} as const;
export type DataRight = keyof typeof DATA_RIGHTS;

/** LGPD art. 19, II: the complete answer is due within fifteen days. */
const DAYS_TO_ANSWER = 15;
/** The team hears of it by mail this many days before. */
const REMIND_DAYS = 3;

export const dueOn = (arrived: Temporal.PlainDate): Temporal.PlainDate =>
  arrived.add({ days: DAYS_TO_ANSWER });

export interface Deadline {
  text: string;
  /** Soon is a reason to begin today; late is against the law. */
  level: "calm" | "soon" | "late";
}

/** "vence em 4 dias", "venceu há 2 dias". */
export function deadlineOf(due: Temporal.PlainDate, today: Temporal.PlainDate): Deadline {
  const days = today.until(due).total("days");
  if (days < 0) return { text: `venceu há ${count(-days)}`, level: "late" };
  const text = days === 0 ? "vence hoje" : `vence em ${count(days)}`;
  return { text, level: days <= REMIND_DAYS ? "soon" : "calm" };
}

const count = (days: number): string => (days === 1 ? "1 dia" : `${days} dias`);

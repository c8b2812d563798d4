import type { Entered, RosterPerson } from "#domain/registrations/check-in.ts";

/** "Igor, 23": how the gate calls somebody. */
export const callOf = ({ name, number }: Pick<RosterPerson, "name" | "number">): string =>
  `${name}, ${number}`;

/** "portão 2", or the gate's own name where it has one. */
export function gateText(gate: string): string {
  const text = gate.trim();
  return /^port[ãa]o\b/i.test(text) ? `portão${text.slice("portão".length)}` : `portão ${text}`;
}

/** "08:04", by the clock of the venue. */
export const timeText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(at));

/** "18/11" of "2026-11-18". */
const dayText = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** "às 08:04, no portão 2" */
export const enteredText = ({ at, gate }: Entered, timeZone: string): string =>
  `às ${timeText(at, timeZone)}, no ${gateText(gate)}`;

export const cancelledText = (on: string | null): string =>
  `Inscrição cancelada${on ? ` em ${dayText(on)}` : ""}. Chame quem organiza.`;

export const waitingText = (count: number): string =>
  count === 1 ? "1 leitura ainda neste aparelho" : `${count} leituras ainda neste aparelho`;

import type { BadgeTone } from "#app/components/badge.tsx";
import type { MatchSource, MatchState } from "#domain/clubs/matches.ts";
import { formatIsoDate } from "#domain/dates.ts";
import type { OwnMatch } from "#server/clubs/matches.server.ts";

interface Standing {
  label: string;
  tone: BadgeTone;
}

const CONFIRMED: Record<MatchSource, string> = {
  club: "Confirmado",
  opponent: "Confirmado pelo adversário",
  staff: "Conferido pela equipe",
  match_sheet: "Súmula",
};

const WAITING: Record<Exclude<MatchState, "confirmed">, Standing> = {
  declared: { label: "Declarado", tone: "neutral" },
  asked: { label: "Esperando o adversário", tone: "canary" },
  contested: { label: "Contestado", tone: "danger" },
  checking: { label: "A equipe está conferindo", tone: "sky" },
  refused: { label: "Não confirmado pela equipe", tone: "danger" },
};

/** Where a result stands, as this club reads it. */
export const standingOf = ({ state, source }: OwnMatch): Standing =>
  state === "confirmed" ? { label: CONFIRMED[source], tone: "grass" } : WAITING[state];

/** "09/11/2026 · Sub-17" */
export const whenPlayed = ({ date, category }: Pick<OwnMatch, "date" | "category">): string =>
  [formatIsoDate(date), category && `Sub-${category}`].filter(Boolean).join(" · ");

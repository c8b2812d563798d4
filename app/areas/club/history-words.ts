import { firstName } from "#domain/person-name.ts";
import { STAGE_NAMES } from "#domain/scouting/stages.ts";
import type { EntryHistory } from "#server/scouting/entry-page.server.ts";
import { dayWords, GONE } from "./list-words.ts";

/** "Renato passou para Em teste, ontem" */
export function historyLine(change: EntryHistory, today: Temporal.PlainDate): string {
  const who = change.who ? firstName(change.who) : GONE;
  return `${who} ${wordsOf(change)}, ${dayWords(change.at, today)}`;
}

function wordsOf({ what, stage, place }: EntryHistory): string {
  if (what === "added") return "adicionou à lista";
  return what === "stage" ? `passou para ${STAGE_NAMES[stage!]}` : `moveu para o nº ${place}`;
}

import { data } from "react-router";
import { sheetAtDesk } from "#server/championships/sheets/sheet-view.server.ts";
import { loadChampionship } from "./desk.ts";

type Args = Parameters<typeof loadChampionship>[0] & { params: { matchId: string } };

/** One match of a championship that this organiser may change. */
export async function loadMatch(args: Args) {
  const desk = await loadChampionship(args);
  const found = await sheetAtDesk(desk.organising, args.params.matchId);
  if (!found.ok && found.error === "no_teams")
    throw data("As equipes desta partida ainda não são conhecidas", 404);
  if (!found.ok || found.value.championshipId !== desk.championship.id)
    throw data("Partida não encontrada", 404);
  return { ...desk, sheet: found.value };
}

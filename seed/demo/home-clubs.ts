import type { Random } from "#drawing/random.ts";
import type { State } from "#domain/places.ts";
import { CLUBS } from "./clubs.ts";
import type { DemoPerson } from "./people.ts";

/** Where talent of a state without a demo club goes. */
const NEIGHBOUR: Partial<Record<State, State>> = {
  AC: "AM",
  AL: "PE",
  AP: "PA",
  ES: "MG",
  MA: "PA",
  MS: "SP",
  MT: "GO",
  PB: "PE",
  PI: "CE",
  PR: "SC",
  RN: "CE",
  RO: "AM",
  RR: "AM",
  SE: "BA",
  TO: "GO",
};

const LOCAL_TEAMS = [
  "Projeto Raízes do Campo",
  "Clube Recreativo Camisa Oito",
  "Núcleo de Base Horizonte",
  "Projeto Grama Alta",
];

/** Most play for a demo club of their state or the next one, a few still for a team of the neighbourhood. */
export function clubFor({ state }: DemoPerson, random: Random): string {
  const home = CLUBS.find((club) => club.state === (NEIGHBOUR[state] ?? state));
  if (!home) throw new Error(`no demo club near ${state}`);
  return random.chance(0.14) ? random.pick(LOCAL_TEAMS) : home.name;
}

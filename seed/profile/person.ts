import type { Modality } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { State } from "#domain/places.ts";

/** Who an invented athlete is; everything else about the profile follows from it and a seed value. */
export interface Person {
  name: string;
  nickname?: string | null;
  modality: Modality;
  position: Position;
  birthdate: Temporal.PlainDate;
  city: string;
  state: State;
  club: string | null;
}

/** "Maria Luíza" of "Maria Luíza Tavares". */
export const givenName = (name: string): string => name.split(" ").slice(0, -1).join(" ") || name;

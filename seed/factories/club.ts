import { cnpjCheckDigits } from "#domain/cnpj.ts";
import { crestUrl } from "#drawing/addresses.ts";
import { createRandom, fingerprint } from "#drawing/random.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import type { NewClub } from "#server/clubs/clubs.server.ts";
import { PLACES } from "./places.ts";
import { nextSeed } from "./seeds.ts";

type ClubOverrides = Partial<NewClub> & { seed?: string };
type MadeClub = NewClub & { id: string };

const WORDS = ["Horizonte", "Mirante", "Nascente", "Jatobá", "Maré Alta", "Pedra Branca"] as const;

/** A club that nobody verified. */
export async function aClub(overrides: ClubOverrides = {}): Promise<MadeClub> {
  const input = clubInput(overrides);
  return { ...input, ...expectOk(await clubs.create(SYSTEM, input)) };
}

export async function aVerifiedClub(overrides: ClubOverrides = {}): Promise<MadeClub> {
  const club = await aClub(overrides);
  expectOk(await clubs.verify(SYSTEM, club.id));
  return club;
}

export function clubInput({ seed = nextSeed("club"), ...given }: ClubOverrides = {}): NewClub {
  const random = createRandom(seed);
  const [city, state] = random.pick(PLACES);
  const name = given.name ?? `Clube ${random.pick(WORDS)} de ${city}`;
  return {
    name,
    cnpj: inventCnpj(seed),
    crest: crestUrl(seed, "CB"),
    city,
    state,
    foundationYear: random.int(1920, 2020),
    description: `${name} forma atletas do Sub-13 ao Sub-20.`,
    ...given,
  };
}

/** Valid by its check digits, and another one for each seed value. */
export function inventCnpj(seed: string): string {
  const base = `${fingerprint(seed).toUpperCase().padStart(8, "0").slice(-8)}0001`;
  return base + cnpjCheckDigits(base);
}

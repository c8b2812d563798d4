import { MODALITIES } from "#domain/athletes/attributes.ts";
import { isMinor } from "#domain/athletes/policy.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { createRandom, fingerprint } from "#drawing/random.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import type { NewAthlete } from "#server/athletes/athletes.server.ts";
import { today } from "#server/platform/clock.ts";
import { profileOf } from "#seed/profile/profile.ts";
import { aConsentingGuardianOf } from "./guardian.ts";
import { inventName } from "./names.ts";
import { PLACES } from "./places.ts";
import { nextSeed } from "./seeds.ts";

export type AthleteOverrides = Partial<NewAthlete> & { seed?: string };
type MadeAthlete = NewAthlete & { id: string };

/** A private profile, complete unless told otherwise. */
export async function anAthlete(overrides: AthleteOverrides = {}): Promise<MadeAthlete> {
  const input = athleteInput(overrides);
  return { ...input, ...expectOk(await athletes.create(SYSTEM, input)) };
}

/** A minor is published by the way that leads there: a guardian who agreed. */
export async function aPublishedAthlete(overrides: AthleteOverrides = {}): Promise<MadeAthlete> {
  const athlete = await anAthlete(overrides);
  if (isMinor({ birthdate: athlete.birthdate!, birthdateEstimated: false }, today()))
    await aConsentingGuardianOf(athlete.id);
  expectOk(await athletes.publish(SYSTEM, athlete.id));
  return athlete;
}

/** Valid input, the same for the same seed value on the same day. What is given shapes what is invented. */
export function athleteInput({ seed = nextSeed("athlete"), ...given }: AthleteOverrides = {}): NewAthlete {
  const random = createRandom(seed);
  const day = today();
  const modality = given.modality ?? random.pick(MODALITIES);
  const [city, state] = random.pick(PLACES);
  const name = given.name ?? inventName(modality, random);
  const person = {
    name,
    modality,
    position: given.position ?? random.pick(POSITIONS),
    birthdate: given.birthdate ?? day.subtract({ years: random.int(13, 22), days: random.int(0, 364) }),
    city: given.city ?? city,
    state: given.state ?? state,
    club: given.club ?? "Projeto Raízes do Campo",
  };
  const profile = profileOf({ person, seed, today: day });
  const subdomain = given.name
    ? subdomainFrom(name)
    : `${subdomainFrom(name).slice(0, 45)}-${fingerprint(seed)}`;
  return { ...profile, subdomain, ...given };
}

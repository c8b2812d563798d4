import { responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";

type Person = NonNullable<Awaited<ReturnType<typeof identity.findById>>>;

/** Who hears about a registration. */
export interface FamilyOf {
  athlete: Responsible;
  /** Who decides: each guardian of a minor, or the adult athlete. */
  deciding: Person[];
  /** A minor's own account: told where things stand, never asked. */
  minorSelf: Person | null;
}

/** Null once the athlete's profile is gone. */
export async function familyOf(athleteId: string): Promise<FamilyOf | null> {
  const athlete = (await responsibleForAll([athleteId])).get(athleteId);
  if (!athlete || athlete.deleted) return null;
  const own = athlete.userId ? await identity.findById(athlete.userId) : undefined;
  if (!athlete.minor) return { athlete, deciding: own ? [own] : [], minorSelf: null };
  const guardians = await Promise.all(athlete.guardianUserIds.map((id) => identity.findById(id)));
  return { athlete, deciding: guardians.filter((one) => one !== undefined), minorSelf: own ?? null };
}

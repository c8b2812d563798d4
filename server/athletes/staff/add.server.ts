import { MAX_AGE, MIN_AGE } from "#domain/athletes/attributes.ts";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import type { NewAthleteForm } from "#domain/athletes/new-athlete-schema.ts";
import { can, isMinor, type Birth } from "#domain/athletes/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import type { ProfileValues } from "#domain/athletes/profile-values.ts";
import { create } from "../athletes.server.ts";
import { feature } from "./feature.server.ts";

/** The texts of a minor in which contact data is refused. */
const TEXTS = ["name", "nickname", "club", "about"] as const;

type AddProblem =
  | TooMany
  | {
      code:
        | "not_allowed"
        | "too_young"
        | "too_old"
        | "ages_differ"
        | "subdomain_taken"
        | "guardian_not_needed";
    }
  | { code: "contact_data"; fields: (typeof TEXTS)[number][] };

type NewAthleteInput = Omit<NewAthleteForm, "city"> & { place: ProfileValues["place"] };

/**
 * A profile that staff enter: private, whatever they know. Where they know the guardian of a minor, the guardian is
 * invited as by every other door; without one the profile waits.
 */
export async function addAthlete(
  actor: Actor,
  input: NewAthleteInput,
): Promise<Result<{ id: string }, AddProblem>> {
  if (!can(actor, "create")) return err({ code: "not_allowed" });
  const problem = ageProblem(input);
  if (problem) return err({ code: problem });
  const birth = birthIn(input);
  const minor = isMinor(birth, today());
  const { guardianName, guardianEmail } = input;
  const guardian = guardianName && guardianEmail ? { name: guardianName, email: guardianEmail } : null;
  if (guardian && !minor) return err({ code: "guardian_not_needed" });
  const fields = minor ? TEXTS.filter((field) => holdsContact(input[field])) : [];
  if (fields.length > 0) return err({ code: "contact_data", fields });
  const counted = guardian ? await guardians.countInvitation(guardian.email) : ok(null);
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const { name, nickname, subdomain, modality, place, position, club, shirtNumber, foot, about } = input;
    const created = await create(actor, {
      ...birth,
      ...place,
      name,
      nickname,
      subdomain,
      modality,
      position,
      club,
      shirtNumber,
      foot,
      about,
      heightCm: input.height,
      weightKg: input.weight,
    });
    if (!created.ok) return err({ code: created.error });
    const { id } = created.value;
    if (guardian) {
      const invited = await guardians.invite({ id, name }, guardian, "athlete");
      if (!invited.ok) throw new Error(`a new profile has a guardian already: ${invited.error}`);
      await audit(actor, "guardian.invited", id);
    }
    if (input.featured) {
      const featured = await feature(actor, id, true);
      if (!featured.ok) throw new Error(`a new profile cannot be featured: ${featured.error}`);
    }
    return ok({ id });
  });
}

/**
 * What staff know of the age. An age alone makes an estimated date, half a year before the last birthday that it can
 * have been: it is never shown, and counts as a minor's.
 */
function birthIn({ birthdate, age }: Ages): Birth {
  if (birthdate) return { birthdate, birthdateEstimated: false };
  return age === null
    ? { birthdate: null, birthdateEstimated: false }
    : { birthdate: today().subtract({ years: age, months: 6 }), birthdateEstimated: true };
}

type Ages = Pick<NewAthleteForm, "birthdate" | "age">;

/** An age of last year may stand beside a date: between birthdays people say either. */
function ageProblem({ birthdate, age }: Ages): "too_young" | "too_old" | "ages_differ" | null {
  const dated = birthdate && today().since(birthdate, { largestUnit: "years" }).years;
  const known = dated ?? age;
  if (known === null) return null;
  if (known < MIN_AGE) return "too_young";
  if (known > MAX_AGE) return "too_old";
  return dated !== null && age !== null && Math.abs(dated - age) > 1 ? "ages_differ" : null;
}

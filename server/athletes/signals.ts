import { isMinor } from "#domain/athletes/policy.ts";
import {
  ageSignals,
  guardianSignals,
  textSignals,
  refusalSignals,
  STRENGTHS,
  type Signal,
  type Strength,
} from "#domain/athletes/signals.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { evidenceFor } from "#server/guardians/staff-view.ts";
import { originsOf } from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { categoriesOf, statementsAbout } from "./age-statements.ts";

export type WeighedSignal = Signal & { strength: Strength };

interface Reviewed {
  id: string;
  userId: string | null;
  birthdate: Temporal.PlainDate | null;
  birthdateEstimated: boolean;
  requestedBirthdate: Temporal.PlainDate | null;
  /** All that the athlete wrote on the profile. */
  texts: readonly string[];
}

/** Strongest first. Only for staff: whoever is being checked must not learn by what. */
export async function signalsAbout(actor: Actor, athlete: Reviewed): Promise<WeighedSignal[]> {
  const birthdate = athlete.requestedBirthdate ?? athlete.birthdate;
  const found = ageSignals({
    birthdate,
    statements: await statementsAbout(athlete),
    history: await categoriesOf(athlete.id),
  });
  if (isMinor(athlete, today()))
    found.push(...(await aboutGuardians(actor, athlete, birthdate)), ...textSignals(athlete.texts));
  return found
    .map((signal) => ({ ...signal, strength: STRENGTHS[signal.code] }))
    .toSorted((one, other) => ORDER.indexOf(one.strength) - ORDER.indexOf(other.strength));
}

const ORDER: readonly Strength[] = ["strong", "medium", "weak"];

async function aboutGuardians(
  actor: Actor,
  athlete: Reviewed,
  birthdate: Temporal.PlainDate | null,
): Promise<Signal[]> {
  const { guardians, refusals } = await evidenceFor(actor, athlete.id);
  const own = athlete.userId ? await originsOf(athlete.userId) : null;
  const found: Signal[] = refusalSignals(refusals);
  for (const { userId, name, addresses, ...stated } of guardians) {
    const account = await originsOf(userId);
    if (!account) continue;
    const networks = account.networks.union(new Set(addresses.map((address) => networkOf(address))));
    const signals = guardianSignals(birthdate, own, { account: { ...account, networks }, ...stated });
    // Of two, the reviewer must know which one is meant.
    found.push(
      ...(guardians.length > 1 ? signals.map((signal) => ({ ...signal, guardian: name })) : signals),
    );
  }
  return found;
}

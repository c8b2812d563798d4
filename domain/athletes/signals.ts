import { ageOn } from "#domain/dates.ts";
import { similarMailboxes } from "#domain/guardians/mailbox.ts";
import { contradicts, tooOldFor, type AgeStatement, type StatementSource } from "./age-statements.ts";

import { holdsContact, ROUTINE_KINDS, routineIn, type RoutineKind } from "./minor-texts.ts";

export type Strength = "strong" | "medium" | "weak";

/** What a reviewer should look at before a profile is public. None of them proves anything by itself. */
export type Signal = Noticed & {
  /** Which of two guardians it is about. */
  guardian?: string;
};

type Noticed =
  | { code: "younger_before"; source: StatementSource; birthYear: number; ageGroup: AgeStatement["ageGroup"] }
  | { code: "too_old_for_category"; year: number; category: string }
  | { code: "cpf_refused" | "minor_date_refused"; times: number }
  | { code: "cpf_tried_elsewhere" | "same_device" | "same_network" | "similar_mailbox" }
  | { code: "account_minutes_apart"; minutes: number }
  | { code: "small_age_gap"; years: number }
  | { code: "routine_data"; kinds: RoutineKind[] }
  | { code: "contact_data" };

type SignalCode = Signal["code"];

export const STRENGTHS: Record<SignalCode, Strength> = {
  younger_before: "strong",
  too_old_for_category: "strong",
  cpf_refused: "strong",
  minor_date_refused: "strong",
  // A family often shares one phone: together with others it says more.
  same_device: "medium",
  similar_mailbox: "medium",
  small_age_gap: "medium",
  cpf_tried_elsewhere: "medium",
  routine_data: "medium",
  contact_data: "medium",
  same_network: "weak",
  account_minutes_apart: "weak",
};

interface AgeFacts {
  /** The date that is to count: the requested one while a change waits. */
  birthdate: Temporal.PlainDate | null;
  statements: readonly (AgeStatement & { source: StatementSource })[];
  history: readonly { year: number; category: string | null }[];
}

export interface AccountFacts {
  email: string;
  createdAt: Temporal.Instant;
  networks: ReadonlySet<string>;
  devices: ReadonlySet<string>;
}

export interface GuardianFacts {
  account: AccountFacts;
  birthdate: Temporal.PlainDate | null;
  /** Somebody tried the guardian's CPF in another account. */
  cpfTriedElsewhere: boolean;
}

interface Refusals {
  cpfTaken: number;
  notAdult: number;
}

/** Younger than this at a child's birth, somebody is more likely a friend or a brother. */
const YOUNGEST_PARENT = 14;
const MINUTES_APART = 15;

export function ageSignals({ birthdate, statements, history }: AgeFacts): Signal[] {
  if (!birthdate) return [];
  return [
    ...statements
      .filter((statement) => contradicts(statement, birthdate))
      .map(({ source, birthYear, ageGroup }): Signal => ({
        code: "younger_before",
        source,
        birthYear,
        ageGroup,
      })),
    ...tooOldFor(birthdate.year, history).map(({ year, category }): Signal => ({
      code: "too_old_for_category",
      year,
      category: category ?? "",
    })),
  ];
}

/** What a minor's texts tell of where the child is and when, and how to reach it past the guardian. */
export function textSignals(texts: readonly string[]): Signal[] {
  const found = new Set(texts.flatMap(routineIn));
  const signals: (Signal | false)[] = [
    found.size > 0 && { code: "routine_data", kinds: ROUTINE_KINDS.filter((kind) => found.has(kind)) },
    texts.some(holdsContact) && { code: "contact_data" },
  ];
  return signals.filter((signal) => signal !== false);
}

/** What was tried in vain by whoever opened an invitation. */
export function refusalSignals(refusals: Refusals): Signal[] {
  const found: (Signal | false)[] = [
    refusals.cpfTaken > 0 && { code: "cpf_refused", times: refusals.cpfTaken },
    refusals.notAdult > 0 && { code: "minor_date_refused", times: refusals.notAdult },
  ];
  return found.filter((signal) => signal !== false);
}

/** What speaks for a child who answers for themselves. */
export function guardianSignals(
  birthdate: Temporal.PlainDate | null,
  athlete: AccountFacts | null,
  guardian: GuardianFacts,
): Signal[] {
  const found: (Signal | false)[] = [
    guardian.cpfTriedElsewhere && { code: "cpf_tried_elsewhere" },
    ...(athlete ? accountSignals(athlete, guardian.account) : []),
    ageGapSignal(birthdate, guardian.birthdate),
  ];
  return found.filter((signal) => signal !== false);
}

function accountSignals(athlete: AccountFacts, guardian: AccountFacts): (Signal | false)[] {
  const minutes = Math.round(Math.abs(guardian.createdAt.since(athlete.createdAt).total("minutes")));
  return [
    !athlete.devices.isDisjointFrom(guardian.devices) && { code: "same_device" },
    similarMailboxes(athlete.email, guardian.email) && { code: "similar_mailbox" },
    !athlete.networks.isDisjointFrom(guardian.networks) && { code: "same_network" },
    minutes <= MINUTES_APART && { code: "account_minutes_apart", minutes },
  ];
}

function ageGapSignal(child: Temporal.PlainDate | null, guardian: Temporal.PlainDate | null): Signal | false {
  if (!child || !guardian) return false;
  const years = ageOn(guardian, child);
  return years < YOUNGEST_PARENT && { code: "small_age_gap", years };
}

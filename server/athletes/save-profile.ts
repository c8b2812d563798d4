import { can } from "#domain/athletes/policy.ts";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import type { ProfileField, ProfileValues } from "#domain/athletes/profile-values.ts";
import { ATHLETE_NETWORKS } from "#domain/athletes/social.ts";
import { parseDate } from "#domain/dates.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, expectOk, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { changeInTransaction, noteBirthdate } from "./birthdate.ts";
import { closeWaiting } from "./change-queries.ts";
import { requestChanges, waitsForGuardian } from "./pending-changes.ts";
import { fingerprint, openedText, parseOpened, valuesOf, type Opened } from "./profile-form.ts";
import { writtenPartsOf } from "./profile-parts.ts";
import { refreshSearch } from "./refresh-search.ts";
import { athleteAchievements, athleteHistory, athletes, athleteSocial } from "./tables.ts";
import { freeTexts, reviewTexts } from "./text-review.ts";

export type ProfileChange = Partial<ProfileValues>;

interface Saved {
  /** What waits for the guardian instead of being on the profile. */
  waiting: ("name" | "about")[];
  /** The new birth date waits for staff, and the profile is private meanwhile. */
  birthdateInReview: boolean;
}

export type SaveProblem =
  | { code: "not_found" | "too_young" }
  /** Texts of a minor that hold a phone, an e-mail, a link or a handle. */
  | { code: "contact_data"; fields: ProfileField[] }
  | ChangedMeanwhile;

/** Somebody saved since the form was opened. Nothing was written: the person sees both versions and chooses. */
export interface ChangedMeanwhile {
  code: "changed_meanwhile";
  saved: ProfileValues;
  /** The form's fields that are stored with another value now than when it was opened, and than it says. */
  changedBefore: ProfileField[];
  /** Those of them that the person left as they were when the form was opened. */
  untouched: ProfileField[];
  /** What the form is opened with from now on. */
  opened: string;
}

/**
 * Saves what the form says of a profile. `opened` is what the form was opened with. A minor's name and text wait for
 * the guardian while a consent stands; the rest is on the profile at once.
 */
export async function saveProfile(
  actor: Actor,
  id: string,
  input: ProfileChange,
  opened: string,
): Promise<Result<Saved, SaveProblem>> {
  const saved = await save(actor, id, input, parseOpened(opened));
  const date = parseDate(input.birthdate);
  if (date && (saved.ok || saved.error.code === "too_young")) await noteBirthdate(actor, id, date);
  return saved;
}

function save(
  actor: Actor,
  id: string,
  input: ProfileChange,
  opened: Opened | null,
): Promise<Result<Saved, SaveProblem>> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || !can(actor, "edit", profile.policyFacts)) return err({ code: "not_found" as const });
    const { athlete } = profile;
    const parts = await writtenPartsOf(id);
    const before = valuesOf(athlete, parts, parts.wishes);
    const fields = fieldsOf(input).filter((field) => !isEqual(before[field], input[field]));
    const isOpenedWith = (field: ProfileField, values: ProfileChange) =>
      fingerprint(values[field]) === opened?.prints.get(field);
    const changedBefore = fields.filter((field) => !isOpenedWith(field, before));
    if (changedBefore.length > 0)
      return err({
        code: "changed_meanwhile" as const,
        saved: before,
        changedBefore,
        untouched: changedBefore.filter((field) => isOpenedWith(field, input)),
        opened: openedText(athlete.updatedAt, before),
      });
    const changed: ProfileChange = Object.fromEntries(fields.map((field) => [field, input[field]]));
    const withContact = profile.policyFacts.minor ? contactFields(changed) : [];
    if (withContact.length > 0) return err({ code: "contact_data" as const, fields: withContact });

    const waiting = waitsForGuardian(profile, actor) ? await wish(actor, profile, changed) : [];
    const applied = Object.fromEntries(
      Object.entries(changed).filter(([field]) => !waiting.includes(field as "name")),
    ) as ProfileChange;
    await writeRow(actor, profile, applied);
    await writeLists(actor, id, applied);
    if (Object.keys(applied).length > 0) await refreshSearch(id);
    for (const field of ["name", "about"] as const)
      if (field in applied) await closeWaiting(id, field, "withdrawn", userIdOf(actor));
    await reviewTexts(id, freeTexts(applied), userIdOf(actor));
    const birthdate = await changeDate(actor, id, applied);
    if (!birthdate.ok) return birthdate;
    return ok({ waiting, birthdateInReview: birthdate.value === "in_review" });
  });
}

const isEqual = (one: unknown, other: unknown) => fingerprint(one) === fingerprint(other);
const fieldsOf = (input: ProfileChange) => Object.keys(input) as ProfileField[];

/** The name and the text become wishes, unless the athlete went back to what the profile says already. */
async function wish(
  actor: Actor,
  profile: AthleteWithGuardianship,
  changed: ProfileChange,
): Promise<("name" | "about")[]> {
  const fields = (["name", "about"] as const).filter(
    (field) => field in changed && changed[field] !== profile.athlete[field],
  );
  await requestChanges(
    actor,
    profile,
    fields.map((field) => ({ field, value: changed[field] ?? null })),
  );
  return fields;
}

async function writeRow(
  actor: Actor,
  { athlete }: AthleteWithGuardianship,
  {
    place,
    // A birth date has rules of its own, and these three lists stand in other tables.
    birthdate: _birthdate,
    achievements: _achievements,
    history: _history,
    instagram: _instagram,
    tiktok: _tiktok,
    youtube: _youtube,
    ...columns
  }: ProfileChange,
): Promise<void> {
  expectOk(
    await changeRow(athletes, athlete.id, {
      who: actor,
      action: "athlete.profile_changed",
      allowed: () => true,
      set: { ...columns, ...place },
      keepValuesOf: ({ userId }) => userId,
    }),
  );
}

async function writeLists(actor: Actor, athleteId: string, changed: ProfileChange): Promise<void> {
  const { achievements, history } = changed;
  const fields: string[] = [];
  if (achievements) {
    await db().delete(athleteAchievements).where(eq(athleteAchievements.athleteId, athleteId));
    if (achievements.length > 0)
      await db()
        .insert(athleteAchievements)
        .values(achievements.map((achievement) => ({ athleteId, achievement })));
    fields.push("achievements");
  }
  if (history) {
    await db().delete(athleteHistory).where(eq(athleteHistory.athleteId, athleteId));
    if (history.length > 0)
      await db()
        .insert(athleteHistory)
        .values(history.map((entry) => ({ athleteId, ...entry })));
    fields.push("history");
  }
  const networks = ATHLETE_NETWORKS.filter((network) => network in changed);
  if (networks.length > 0) {
    const social = Object.fromEntries(networks.map((network) => [network, changed[network] ?? null]));
    await db()
      .insert(athleteSocial)
      .values({ athleteId, ...social })
      .onConflictDoUpdate({ target: athleteSocial.athleteId, set: social });
    fields.push("social");
  }
  if (fields.length === 0) return;
  // The row's time tells a form in another tab that something of the profile has changed.
  await db()
    .update(athletes)
    .set({ updatedAt: sql`now()` })
    .where(eq(athletes.id, athleteId));
  await audit(actor, "athlete.profile_changed", athleteId, fields);
}

async function changeDate(
  actor: Actor,
  id: string,
  { birthdate }: ProfileChange,
): Promise<Result<"changed" | "in_review" | null, { code: "not_found" | "too_young" }>> {
  const date = parseDate(birthdate);
  if (!date) return ok(null);
  const changed = await changeInTransaction(actor, id, date);
  return changed.ok ? changed : err({ code: changed.error });
}

/** The athlete's own words, which must hold no way to reach a child directly. */
const CHECKED = ["name", "nickname", "club", "about"] as const satisfies readonly ProfileField[];

function contactFields(changed: ProfileChange): ProfileField[] {
  const found: ProfileField[] = CHECKED.filter((field) => holdsContact(changed[field]));
  if (changed.achievements?.some(holdsContact)) found.push("achievements");
  if (changed.history?.some(({ club, category }) => holdsContact(club) || holdsContact(category)))
    found.push("history");
  found.push(...ATHLETE_NETWORKS.filter((network) => isPhone(changed[network] ?? "")));
  return found;
}

/** A handle is a name in a network. Eight digits, whatever stands between them, are a phone. */
const isPhone = (handle: string): boolean => /\p{Nd}{8}/u.test(handle.replaceAll(/[._-]/g, ""));

import { categoryOf } from "#domain/athletes/category.ts";
import { can } from "#domain/athletes/policy.ts";
import { sortHistory, type ProfileValues } from "#domain/athletes/profile-values.ts";
import { ageOn } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { findEvenDeleted, type AthleteWithGuardianship } from "../athlete-with-guardianship.ts";
import { besideOf, type Beside } from "../people-views.ts";
import { openedText, valuesOf, type ProfileLists } from "../profile-form.ts";
import { partsOf, writtenPartsOf } from "../profile-parts.ts";
import { publicationOf } from "../publication.ts";

export type StaffProfile = Awaited<ReturnType<typeof toStaffProfile>>;

/** A profile as staff see it, also one that is marked as deleted. */
export async function staffProfile(actor: Actor, id: string): Promise<Result<StaffProfile, "not_found">> {
  assertModerator(actor);
  const profile = await findEvenDeleted(id);
  if (!profile) return err("not_found");
  const beside = (await besideOf([profile.athlete.id]))(profile.athlete.id);
  return ok(await toStaffProfile(profile, beside));
}

async function toStaffProfile(profile: AthleteWithGuardianship, beside: Beside) {
  const { athlete, policyFacts } = profile;
  const { state, reason } = publicationOf(profile, beside.review);
  const birthdate = athlete.birthdateEstimated ? null : athlete.birthdate;
  const owner = athlete.userId ? await identity.findById(athlete.userId) : undefined;
  return {
    id: athlete.id,
    subdomain: athlete.subdomain,
    name: athlete.name,
    nickname: athlete.nickname,
    photo: beside.photo,
    position: athlete.position,
    secondaryPositions: athlete.secondaryPositions,
    club: athlete.club,
    place: { city: athlete.city, state: athlete.state },
    modality: athlete.modality,
    shirtNumber: athlete.shirtNumber,
    heightCm: athlete.heightCm,
    weightKg: athlete.weightKg,
    foot: athlete.foot,
    traits: athlete.traits,
    about: athlete.about,
    featured: athlete.featured,
    /** The rules are about years and ages; the day of birth stands in the form alone. */
    birth: birthdate && { year: birthdate.year, age: ageOn(birthdate, today()) },
    estimatedYear: athlete.birthdateEstimated ? (athlete.birthdate?.year ?? null) : null,
    category: birthdate && categoryOf(birthdate.year, today().year),
    minor: policyFacts.minor,
    /** That staff hid it counts before what it waits for: they show it again by this. */
    state: athlete.visibility === "hidden" ? ("hidden" as const) : state,
    /** What staff wrote when they rejected the first publication. */
    reason,
    owner: owner ? { userId: owner.id, name: owner.name } : null,
    createdAt: athlete.createdAt,
    updatedAt: athlete.updatedAt,
    deletedAt: athlete.deletedAt,
  };
}

/** What the form of a profile is opened with, for staff. A deleted profile is restored before it is saved. */
export async function staffForm(actor: Actor, id: string): Promise<Result<StaffForm, "not_found">> {
  const found = await findEvenDeleted(id);
  if (!found || !can(actor, "edit", found.policyFacts) || !canModerate(actor)) return err("not_found");
  const { athlete, policyFacts } = found;
  const parts = await partsOf(athlete.id);
  const values = valuesOf(athlete, parts, parts.wishes);
  const waits = (field: "name" | "about") => parts.wishes.some((wish) => wish.field === field);
  return ok({
    values,
    opened: openedText(athlete.updatedAt, values),
    minor: policyFacts.minor,
    waiting: {
      ...(waits("name") && { name: { shown: athlete.name } }),
      ...(waits("about") && { about: { shown: athlete.about } }),
    },
  });
}

interface StaffForm {
  values: ProfileValues;
  /** Comes back with the form: it tells whether somebody saved meanwhile. */
  opened: string;
  minor: boolean;
  /** Texts that wait for the guardian; what is on the profile meanwhile. */
  waiting: { name?: { shown: string }; about?: { shown: string | null } };
}

/** Lists beside the row, as the page of the team shows them. */
export async function staffLists(actor: Actor, id: string): Promise<ProfileLists> {
  assertModerator(actor);
  const { achievements, history, social } = await writtenPartsOf(id);
  return { achievements, history: sortHistory(history), social };
}

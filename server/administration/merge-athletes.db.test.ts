import { beforeAll, expect, test } from "vitest";
import fc from "fast-check";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { decideConsent } from "#server/athletes/guardian-decisions.ts";
import { movedTo } from "#server/athletes/former-addresses.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { invite, recordConsent, recordNameDecision } from "#server/guardians/guardians.ts";
import { addProfile } from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { anAthlete, aPublishedAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { anEvent } from "#seed/factories/event.ts";
import { aGuardianOf, appointGuardian } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { mergeAthletes, previewMerge, type MergeProblem } from "./merge-athletes.server.ts";

beforeAll(() => configure());

const BOY = { birthdate: today().subtract({ years: 15 }) };
const ADULT = { birthdate: today().subtract({ years: 22 }) };

const rowsOf = async (text: string, ...values: unknown[]) => (await client().query(text, values)).rows;
const athlete = async (id: string) => (await rowsOf("select * from athletes where id = $1", id))[0];
const merge = (kept: string, gone: string, choice: Partial<Parameters<typeof mergeAthletes>[2]> = {}) =>
  mergeAthletes(SYSTEM, { kept, gone }, { picks: {}, owner: null, ...choice });
const refused = (error: MergeProblem) => ({ ok: false, error });

/** Every column of every table that can hold an id. */
async function placesOf(id: string): Promise<string[]> {
  const columns = await rowsOf(
    `select format('%I.%I', table_schema, table_name) as source, column_name as field
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where data_type = 'uuid' and table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { source, field } of columns)
    if ((await rowsOf(`select from ${source} where "${field}" = $1 limit 1`, id)).length > 0)
      found.push(`${source}.${field}`);
  return found.toSorted();
}

async function grant(guardianId: string, athleteId: string, decision: "granted" | "revoked" = "granted") {
  await inTransaction(() => recordConsent(guardianId, athleteId, decision, null));
}

const memberOf = (userId: string): Actor => ({ kind: "member", userId, role: "user", profile: null });

/** What clubs, staff and others keep about an athlete, one row of each kind. */
async function everythingAbout(athleteId: string, clubId: string) {
  const insert = (table: string, values: Record<string, unknown>) =>
    client().query(
      `insert into ${table} (${Object.keys(values).join(", ")})
       values (${Object.keys(values)
         .map((_, index) => `$${index + 1}`)
         .join(", ")}) returning id`,
      Object.values(values),
    );
  const scout = await aUser();
  await insert("favourites", { club_id: clubId, athlete_id: athleteId });
  await insert("scout_notes", { club_id: clubId, athlete_id: athleteId, private: false, text: "Canhoto" });
  const list = await insert("shortlists", { club_id: clubId, name: "Lista" });
  const entry = await insert("shortlist_entries", {
    shortlist_id: list.rows[0].id,
    athlete_id: athleteId,
    rank: 1,
  });
  await insert("shortlist_entry_changes", { entry_id: entry.rows[0].id, what: "added", stage: "watching" });
  await insert("profile_views", {
    club_id: clubId,
    athlete_id: athleteId,
    day: "2026-11-01",
    kinds: ["profile"],
  });
  await insert("contact_blocks", { club_id: clubId, athlete_id: athleteId });
  await client().query("insert into club_athletes (club_id, athlete_id) values ($1, $2)", [
    clubId,
    athleteId,
  ]);
  await client().query(
    "insert into club_link_refusals (club_id, athlete_id, refused_by) values ($1, $2, 'club')",
    [clubId, athleteId],
  );
  await insert("media", { owner_type: "athlete", owner_id: athleteId, kind: "photo", state: "visible" });
  await insert("guardian_tries", { athlete_id: athleteId, refusal: "cpf_taken", cpf_hash: "h" });
  await insert("staff_notes", {
    subject_type: "athlete",
    subject_id: athleteId,
    text: "Ligou para a equipe",
  });
  await insert("data_exports", { user_id: scout.id, athlete_id: athleteId });
  await insert("reports", { subject_type: "athlete", subject_id: athleteId, reason: "other" });
  await insert("reviews", { kind: "report", subject_id: athleteId });
  await insert("athlete_achievements", { athlete_id: athleteId, achievement: "Artilheiro" });
  await insert("athlete_changes", { athlete_id: athleteId, field: "about", value: "Novo" });
  await client().query("insert into guardian_waits (athlete_id, since) values ($1, now())", [athleteId]);
  await client().query(
    "insert into athlete_addresses (athlete_id, subdomain, subdomain_hash) values ($1, $2, $2)",
    [athleteId, `antigo-${athleteId}`],
  );
}

/** How many rows there are of what `everythingAbout` makes. */
const COUNTED = [
  "favourites",
  "scout_notes",
  "shortlist_entries",
  "shortlist_entry_changes",
  "profile_views",
  "contact_blocks",
  "club_athletes",
  "club_link_refusals",
  "media",
  "guardian_tries",
  "staff_notes",
  "data_exports",
  "reports",
  "reviews",
  "athlete_achievements",
  "athlete_changes",
];

async function counts(): Promise<Record<string, number>> {
  const found = await Promise.all(
    COUNTED.map(async (table) => [table, (await rowsOf(`select from ${table}`)).length] as const),
  );
  return Object.fromEntries(found);
}

test("all of one profile is the other's afterwards: nothing is lost, and no id of it is left", async () => {
  const [clubA, clubB] = [await aClub(), await aClub()];
  const kept = await anAthlete(BOY);
  const gone = await anAthlete(BOY);
  await everythingAbout(kept.id, clubA.id);
  await everythingAbout(gone.id, clubB.id);
  await aGuardianOf(gone.id);
  const before = await counts();
  expectOk(await merge(kept.id, gone.id));
  const after = await counts();
  // What both had alike is there once: the achievement of the same words, the report's one review.
  expect(after).toEqual({ ...before, athlete_achievements: before["athlete_achievements"]! - 1 });
  expect(await placesOf(gone.id)).toEqual(["public.audit_log.subject_id"]);
  expect(await responsibleFor(kept.id)).toMatchObject({ guardianUserIds: [expect.any(String)] });
});

test("what both have about the same club is there once, and the stricter of the two", async () => {
  const club = await aClub();
  const kept = await anAthlete(ADULT);
  const gone = await anAthlete(ADULT);
  await everythingAbout(kept.id, club.id);
  await everythingAbout(gone.id, club.id);
  await client().query("update profile_views set kinds = '{video}' where athlete_id = $1", [gone.id]);
  expectOk(await merge(kept.id, gone.id));
  expect(await placesOf(gone.id)).toEqual(["public.audit_log.subject_id"]);
  const of = (table: string) => rowsOf(`select * from ${table} where athlete_id = $1`, kept.id);
  expect(await of("favourites")).toHaveLength(1);
  expect(await of("contact_blocks")).toHaveLength(1);
  expect(await of("club_athletes")).toHaveLength(1);
  expect(await of("scout_notes")).toHaveLength(2);
  expect(await of("profile_views")).toHaveLength(1);
});

test("seasons stand side by side by their source and are never added up; what gave way is in the log", async () => {
  const season = { year: 2026, club: "Litoral", games: 10, goals: 4 };
  const kept = await anAthlete({ ...ADULT, seasons: [season] });
  const gone = await anAthlete({
    ...ADULT,
    seasons: [
      { ...season, games: 12 },
      { ...season, year: 2025, games: 7 },
    ],
  });
  expectOk(await merge(kept.id, gone.id));
  const seasons = await rowsOf(
    "select year, games from athlete_seasons where athlete_id = $1 order by year",
    kept.id,
  );
  expect(seasons).toEqual([
    { year: 2025, games: 7 },
    { year: 2026, games: 10 },
  ]);
  const [logged] = await rowsOf(
    "select before from audit_values where data_subject_id = $1 and before ? 'seasons'",
    kept.id,
  );
  expect(logged.before.seasons).toMatchObject([{ year: 2026, games: 12 }]);
});

test("a published minor is private until the guardians of both have agreed again", async () => {
  const kept = await aPublishedAthlete(BOY);
  const gone = await aPublishedAthlete(BOY);
  expectOk(await merge(kept.id, gone.id));
  const guardians = (await responsibleFor(kept.id))!.guardianUserIds;
  expect(guardians).toHaveLength(2);
  expect((await athlete(kept.id)).visibility).toBe("private");
  const decide = (id: string) => decideConsent(memberOf(id), kept.id, "granted", null);
  expect(expectOk(await decide(guardians[0]!))).toEqual({ waitsFor: "consent_missing" });
  expect((await athlete(kept.id)).visibility).toBe("private");
  // No door around it: the database itself refuses.
  await expect(
    client().query("update athletes set visibility = 'public' where id = $1", [kept.id]),
  ).rejects.toThrow("guardian consents");
  expect(expectOk(await decide(guardians[1]!))).toBe("published");
  expect((await athlete(kept.id)).visibility).toBe("public");
});

test("a revoke about either of the two stands, also of a guardian who had agreed about the other", async () => {
  const kept = await aPublishedAthlete(BOY);
  const gone = await anAthlete(BOY);
  const [guardianId] = (await responsibleFor(kept.id))!.guardianUserIds;
  await appointGuardian(gone.id, { userId: guardianId!, name: "A", email: "a@b.example" });
  await grant(guardianId!, gone.id, "revoked");
  expectOk(await merge(kept.id, gone.id));
  const [latest] = await rowsOf(
    "select decision from consents where athlete_id = $1 order by id desc limit 1",
    kept.id,
  );
  expect(latest).toEqual({ decision: "revoked" });
  const other = await aGuardianOf(kept.id);
  expectOk(await decideConsent(memberOf(other.id), kept.id, "granted", null));
  expect((await athlete(kept.id)).visibility).toBe("private");
});

const SETTINGS = ["birthdate_public", "indexable", "social_public", "contact_allowed"] as const;

test("of every setting the more protective one is kept", async () => {
  const setting = fc.record(Object.fromEntries(SETTINGS.map((name) => [name, fc.boolean()])));
  const visibility = fc.constantFrom("private", "public", "hidden");
  const side = fc.record({ setting, visibility, reviewed: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(side, side, async (one, other) => {
      const [kept, gone] = [await anAthlete(ADULT), await anAthlete(ADULT)];
      for (const [{ id }, { setting: set, visibility: seen, reviewed }] of [
        [kept, one],
        [gone, other],
      ] as const)
        await client().query(
          `update athletes set visibility = $2, first_published_at = case when $3 then now() end,
             ${SETTINGS.map((name, index) => `${name} = $${index + 4}`).join(", ")} where id = $1`,
          [id, seen, reviewed, ...SETTINGS.map((name) => set[name])],
        );
      expectOk(await merge(kept.id, gone.id));
      const row = await athlete(kept.id);
      for (const name of SETTINGS) expect(row[name]).toBe(one.setting[name] && other.setting[name]);
      const hidden = one.visibility === "hidden" || other.visibility === "hidden";
      expect(row.visibility).toBe(hidden ? "hidden" : "private");
      expect(row.first_published_at !== null).toBe(one.reviewed && other.reviewed);
    }),
    { numRuns: 12 },
  );
});

test("the chosen fields are taken, gaps are filled, and a minor is not made an adult by choosing", async () => {
  const kept = await anAthlete({ ...BOY, name: "Kauã Ribeiro Um", nickname: null, heightCm: 170 });
  const gone = await anAthlete({ ...ADULT, name: "Kaua Ribeiro Dois", nickname: "Foguete", heightCm: 181 });
  expectOk(await merge(kept.id, gone.id, { picks: { height: "gone", birth: "gone" } }));
  const row = await athlete(kept.id);
  expect(row).toMatchObject({ name: "Kauã Ribeiro Um", nickname: "Foguete", height_cm: 181 });
  expect(row.birthdate.toString()).toBe(BOY.birthdate.toString());
});

test("the old address leads to the profile that stays, as its own earlier ones do", async () => {
  const kept = await anAthlete(ADULT);
  const gone = await anAthlete(ADULT);
  expectOk(await merge(kept.id, gone.id));
  expect(await movedTo(SYSTEM, gone.subdomain)).toEqual({ subdomain: kept.subdomain, permanent: true });
});

async function withAccount(overrides: AthleteOverrides) {
  const user = await aUser();
  const made = await anAthlete({ ...overrides, userId: user.id });
  await inTransaction(() => addProfile(user.id, "athlete", made.id));
  return { id: made.id, userId: user.id };
}

test("of two accounts one is chosen; the other stays without the profile and is told", async () => {
  const kept = await withAccount(ADULT);
  const gone = await withAccount(ADULT);
  expect(await merge(kept.id, gone.id)).toEqual(refused("owner_missing"));
  expectOk(await merge(kept.id, gone.id, { owner: "gone" }));
  expect((await athlete(kept.id)).user_id).toBe(gone.userId);
  const profiles = await rowsOf("select user_id from user_profiles where profile_id = $1", kept.id);
  expect(profiles).toEqual([{ user_id: gone.userId }]);
  expect(await rowsOf("select from users where id = $1", kept.userId)).toHaveLength(1);
  const told = await rowsOf(
    `select template from mails where "to" = (select email::text from users where id = $1)`,
    kept.userId,
  );
  expect(told).toEqual([{ template: "profiles-merged-account" }]);
});

test("three guardians have to be settled first", async () => {
  const kept = await anAthlete(BOY);
  const gone = await anAthlete(BOY);
  await aGuardianOf(kept.id);
  await aGuardianOf(kept.id);
  await aGuardianOf(gone.id);
  const preview = await previewMerge(SYSTEM, { kept: kept.id, gone: gone.id });
  expect(preview).toMatchObject({ obstacles: ["too_many_guardians"], moves: { guardianships: 1 } });
  expect(await merge(kept.id, gone.id)).toEqual(refused("too_many_guardians"));
  expect(await athlete(gone.id)).toBeDefined();
});

test("an invitation that the merge ends is announced as one, and as nothing that moves", async () => {
  const [kept, gone] = [await anAthlete(BOY), await anAthlete(BOY)];
  const invited = (id: string, name: string) =>
    inTransaction(() => invite({ id, name: "Atleta" }, { name, email: `${name}@example.com` }, "athlete"));
  expectOk(await invited(kept.id, "marta"));
  expectOk(await invited(gone.id, "dora"));
  const pair = { kept: kept.id, gone: gone.id };
  expect(await previewMerge(SYSTEM, pair)).toMatchObject({
    moves: { guardianships: 0 },
    endedInvitations: ["dora"],
  });
  await aGuardianOf(gone.id);
  expect(await previewMerge(SYSTEM, pair)).toMatchObject({ moves: { guardianships: 1 } });
  expectOk(await merge(kept.id, gone.id));
  const left = "select name from guardianships where athlete_id = $1 and ended_at is null order by name";
  expect(await rowsOf(left, kept.id)).toEqual([{ name: "Responsável de teste" }]);
});

test("two registrations in one event have to be settled first; one that ended makes room", async () => {
  const [kept, gone] = [await anAthlete(ADULT), await anAthlete(ADULT)];
  const event = await anEvent();
  for (const { id } of [kept, gone])
    await client().query(
      `insert into registrations (event_id, athlete_id, state, position_group, birth_year, subscriber, minor)
       values ($1, $2, 'waiting', 'Atacante', 2004, false, false)`,
      [event.id, id],
    );
  expect(await merge(kept.id, gone.id)).toEqual(refused("same_event"));
  await client().query(
    "update registrations set state = 'cancelled', end_reason = 'left' where athlete_id = $1",
    [kept.id],
  );
  expectOk(await merge(kept.id, gone.id));
  expect(await rowsOf("select state from registrations where athlete_id = $1", kept.id)).toEqual([
    { state: "waiting" },
  ]);
});

test("two running subscriptions have to be settled first; one goes along", async () => {
  const [kept, gone] = [await anAthlete(ADULT), await anAthlete(ADULT)];
  const [customer] = await rowsOf(
    "insert into billing_customers (provider, provider_customer_id) values ('test', 'm1') returning id",
  );
  const [plan] = await rowsOf(
    "insert into subscription_plans (name, price_amount, target_audience) values ('P', 5900, 'athlete') returning id",
  );
  for (const { id } of [kept, gone])
    await client().query(
      `insert into subscriptions (customer_id, provider_subscription_id, plan_id, cents, status, started_at,
         period_ends_at, cancel_at_period_end, holder_type, holder_id)
       values ($1, $2::text, $3, 5900, 'active', now(), now() + interval '30 days', false, 'athlete', $2::uuid)`,
      [customer!["id"], id, plan!["id"]],
    );
  expect(await merge(kept.id, gone.id)).toEqual(refused("both_subscribed"));
  await client().query("update subscriptions set status = 'canceled' where holder_id = $1", [kept.id]);
  expectOk(await merge(kept.id, gone.id));
  expect(
    await rowsOf("select status from subscriptions where holder_id = $1 order by status", kept.id),
  ).toEqual([{ status: "active" }, { status: "canceled" }]);
});

test("a name that was shown for one of the two only is shown no more", async () => {
  const [kept, gone] = [await anAthlete(BOY), await anAthlete(BOY)];
  const guardian = await aGuardianOf(kept.id);
  await inTransaction(() => recordNameDecision(guardian.id, kept.id, "granted"));
  expectOk(await merge(kept.id, gone.id));
  const [latest] = await rowsOf(
    "select decision from name_consents where athlete_id = $1 order by id desc limit 1",
    kept.id,
  );
  expect(latest).toEqual({ decision: "revoked" });
});

test("only an admin merges; staff read the comparison", async () => {
  const kept = await anAthlete(ADULT);
  const gone = await anAthlete(ADULT);
  const staff: Actor = { kind: "member", userId: (await aUser()).id, role: "staff", profile: null };
  const pair = { kept: kept.id, gone: gone.id };
  expect(await mergeAthletes(staff, pair, { picks: {}, owner: null })).toEqual(refused("not_found"));
  expect(await previewMerge(staff, pair)).toMatchObject({ allowed: false });
  expect(await merge(kept.id, kept.id)).toEqual(refused("not_found"));
});

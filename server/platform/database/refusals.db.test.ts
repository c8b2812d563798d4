import { beforeAll, describe, expect, test } from "vitest";
import { client, inTransaction } from "./database.ts";
import {
  A_SUBSCRIPTION,
  SPONSOR,
  CUSTOMER,
  MEDIA,
  PLAN,
  USER,
  ATHLETE,
  CLUB,
  PROFILE,
  REFUSALS as MOST_REFUSALS,
  SUBSCRIPTION,
} from "./testing/refusals.ts";
import {
  CATEGORY,
  CHAMPIONSHIP,
  CHAMPIONSHIP_REFUSALS,
  MATCH,
  SQUAD,
  TEAM,
} from "./testing/championship-refusals.ts";
import { CLUB_MEDIA, CLUB_REFUSALS, OPPONENT } from "./testing/club-refusals.ts";
import { CONTACT, CONTACT_REFUSALS } from "./testing/contact-refusals.ts";
import { DESK_REFUSALS } from "./testing/desk-refusals.ts";
import { EVENT, EVENT_REFUSALS, REGISTRATION } from "./testing/event-refusals.ts";
import { IMPORT, IMPORT_REFUSALS } from "./testing/import-refusals.ts";
import { MEMBER_REFUSALS } from "./testing/member-refusals.ts";
import { SETTINGS_REFUSALS } from "./testing/settings-refusals.ts";
import { ONCE } from "./testing/once.ts";
import { SAVED_SEARCH, SCOUTING_REFUSALS, SHORTLIST, SHORTLIST_ENTRY } from "./testing/scouting-refusals.ts";

const REFUSALS = {
  ...MOST_REFUSALS,
  ...CHAMPIONSHIP_REFUSALS,
  ...CLUB_REFUSALS,
  ...CONTACT_REFUSALS,
  ...DESK_REFUSALS,
  ...EVENT_REFUSALS,
  ...IMPORT_REFUSALS,
  ...MEMBER_REFUSALS,
  ...SCOUTING_REFUSALS,
  ...SETTINGS_REFUSALS,
};

beforeAll(async () => {
  await client().query("insert into users (id, name, email) values ($1, 'Rita', 'rita@example.com')", [USER]);
  await client().query("insert into athletes (id, subdomain, name) values ($1, 'ana', 'Ana')", [ATHLETE]);
  await client().query("insert into clubs (id, name) values ($1, 'Serra'), ($2, 'Vale')", [CLUB, OPPONENT]);
  await client().query("insert into sponsors (id, name) values ($1, 'Serra')", [SPONSOR]);
  await insert("contact_requests", {
    ...REFUSALS["contact_requests"]!.fine,
    id: CONTACT,
    state: "declined",
    answered_at: "2026-01-01T00:00:00Z",
  });
  await insert("media", { ...REFUSALS["media"]!.fine, id: MEDIA });
  await insert("imports", { ...REFUSALS["imports"]!.fine, id: IMPORT });
  await insert("media", { ...REFUSALS["media"]!.fine, id: CLUB_MEDIA });
  await insert("club_media", { media_id: CLUB_MEDIA, club_id: CLUB, minors: "named" });
  await insert("subscription_plans", {
    id: PLAN,
    name: "Atleta",
    price_amount: 2990,
    target_audience: "athlete",
  });
  await insert("billing_customers", { id: CUSTOMER, provider: "embedded", provider_customer_id: "cus_1" });
  await insert("subscriptions", {
    ...A_SUBSCRIPTION,
    id: SUBSCRIPTION,
    provider_subscription_id: "sub_1",
  });
  await insert("shortlists", { ...REFUSALS["shortlists"]!.fine, id: SHORTLIST });
  const search = { id: SAVED_SEARCH, stop_token: "another" };
  await insert("saved_searches", { ...REFUSALS["saved_searches"]!.fine, ...search });
  const entry = { id: SHORTLIST_ENTRY, shortlist_id: SHORTLIST, athlete_id: ATHLETE_IN_LIST, rank: 0 };
  await client().query("insert into athletes (id, subdomain, name) values ($1, 'bia', 'Bia')", [
    ATHLETE_IN_LIST,
  ]);
  await insert("shortlist_entries", entry);
  await insert("user_profiles", { id: PROFILE, user_id: USER, profile_type: "championship" });
  await insert("championships", { id: CHAMPIONSHIP, name: "Copa" });
  const fine = (table: string) => CHAMPIONSHIP_REFUSALS[table]!.fine;
  await insert("championship_categories", {
    ...fine("championship_categories"),
    id: CATEGORY,
    name: "Livre",
  });
  await insert("championship_teams", { ...fine("championship_teams"), id: TEAM, name: "Vale" });
  await insert("championship_matches", { ...fine("championship_matches"), id: MATCH, key: "1:1" });
  await insert("championship_squad", { ...fine("championship_squad"), id: SQUAD, number: 99 });
  await insert("events", { ...REFUSALS["events"]!.fine, id: EVENT });
  const registration = { id: REGISTRATION, athlete_id: ATHLETE_IN_LIST };
  await insert("registrations", { ...REFUSALS["registrations"]!.fine, ...registration });
});

const ATHLETE_IN_LIST = "00000000-0000-7000-8000-00000000000b";

const insert = (table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const places = columns.map((_, n) => `$${n + 1}`);
  return client().query(
    `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")})`,
    Object.values(row),
  );
};

/** Tries it and leaves no trace: the name of the rule that refused it, or "kept". */
async function attempt(work: () => Promise<unknown>): Promise<string> {
  const undone = Object.assign(new Error("undone"), { constraint: "kept" });
  return inTransaction<string>(async () => {
    await work();
    throw undone;
  }).catch((error: Error & { constraint?: string }) => error.constraint ?? error.message);
}

describe.each(Object.entries(REFUSALS))("%s", (table, { fine, refused }) => {
  test("keeps a row that is fine", async () => {
    expect(await attempt(() => insert(table, fine))).toBe("kept");
  });

  test.each(Object.entries(refused))("refuses: %s", async (rule, changes) => {
    for (const change of [changes].flat()) {
      expect(
        await attempt(() => insert(table, { ...fine, ...change })),
        JSON.stringify(change).slice(0, 80),
      ).toBe(rule);
    }
  });
});

test.each(Object.entries(ONCE))("there only once: %s", async (rule, { table, same, differing = {} }) => {
  const row = { ...REFUSALS[table]!.fine, ...same };
  expect(
    await attempt(async () => {
      await insert(table, row);
      await insert(table, { ...row, ...differing });
    }),
  ).toBe(rule);
});

test("an e-mail address is one person's, whatever its capitals", async () => {
  expect(await attempt(() => insert("users", { name: "Rita", email: "RITA@Example.com" }))).toBe(
    "users_email_unique",
  );
});

test("every check of every table is tried here", async () => {
  const { rows } = await client().query(
    "select conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
  );
  const tried = new Set(Object.values(REFUSALS).flatMap(({ refused }) => Object.keys(refused)));
  expect(rows.map(({ conname }) => conname).filter((name) => !tried.has(name))).toEqual([]);
});

describe("what is taken away takes along only what is its own", () => {
  const count = async (table: string) =>
    (await client().query(`select count(*)::int as count from ${table}`)).rows[0].count;

  test("an athlete's parts go with the athlete", async () => {
    const parts = ["athlete_seasons", "athlete_history", "athlete_achievements"];
    const undone = await attempt(async () => {
      for (const table of parts) await insert(table, REFUSALS[table]!.fine);
      await client().query("delete from athletes where id = $1", [ATHLETE]);
      for (const table of parts) expect(await count(table), table).toBe(0);
    });
    expect(undone).toBe("kept");
  });

  test("an athlete stays when the account goes", async () => {
    const undone = await attempt(async () => {
      await client().query("update athletes set user_id = $1 where id = $2", [USER, ATHLETE]);
      await insert("sessions", REFUSALS["sessions"]!.fine);
      await client().query("delete from users where id = $1", [USER]);
      const { rows } = await client().query("select user_id from athletes where id = $1", [ATHLETE]);
      expect([rows[0].user_id, await count("sessions")]).toEqual([null, 0]);
    });
    expect(undone).toBe("kept");
  });

  test("a club with events stays", async () => {
    const gone = () =>
      attempt(async () => {
        await insert("events", { ...REFUSALS["events"]!.fine, club_id: CLUB });
        await client().query("delete from clubs where id = $1", [CLUB]);
      });
    expect(await gone()).toBe("events_club_id_clubs_id_fk");
  });

  test.each(["audit_log", "consents"])("nothing is changed in or taken from %s", async (table) => {
    const row = table === "consents" ? REFUSALS["consents"]!.fine : { action: "a", subject_type: "test" };
    for (const change of [
      `update ${table} set id = id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      const tried = inTransaction(async () => {
        await insert(table, row);
        await client().query(change);
      });
      await expect(tried, change).rejects.toThrow("append-only");
    }
  });
});

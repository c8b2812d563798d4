import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { EVENT_STATES } from "#domain/events/vocabulary.ts";
import { INQUIRY_KINDS } from "#domain/inquiries/kinds.ts";
import { CONTACT_STATES } from "#domain/messages/contact-state.ts";
import { REPORT_SUBJECTS } from "#domain/moderation/reports.ts";
import { REVIEW_KINDS } from "#domain/moderation/review-kinds.ts";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { err, expectOk } from "#domain/result.ts";
import { findWithGuardianship } from "#server/athletes/athlete-with-guardianship.ts";
import { ownDashboard } from "#server/athletes/own-profile.server.ts";
import { besideOf, toSummary } from "#server/athletes/people-views.ts";
import { athleteSignals } from "#server/athletes/staff-view.ts";
import { calendar, reservedSoon } from "#server/events/events.server.ts";
import { contactsOf } from "#server/messages/testing/contact.ts";
import { waitingMedia } from "#server/athletes/guardianship.server.ts";
import { openReview, waitingByKind } from "#server/moderation/moderation.server.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { openIn } from "#server/platform/reviews/reviews.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { fill } from "./fill.ts";
import { DEMO_GUARDIAN } from "./guardians.ts";
import { demoMember } from "./logins.ts";

beforeAll(() => configure());

const FILLER = fileURLToPath(new URL("testing/filler.ts", import.meta.url));

const COUNTED = {
  athletes: 83,
  guardianships: 62,
  consents: 58,
  clubs: 13,
  club_matches: 136,
  club_point_adjustments: 1,
  club_athletes: 65,
  events: 21,
  championships: 6,
  championship_teams: 28,
  name_consents: 7,
  sponsors: 12,
  subscription_plans: 4,
};

test("a fill that is killed midway leaves nothing behind", async () => {
  await inTransaction(async () => {
    // The fill reads past this lock and stops at its first athlete, with clubs and events already written.
    await client().query("lock table athletes in share row exclusive mode");
    const filler = spawn(process.execPath, [FILLER, JSON.stringify(connection)], { stdio: "inherit" });
    await someoneWaits();
    filler.kill("SIGKILL");
    await once(filler, "exit");
  });
  expect(await counts()).toEqual(Object.fromEntries(Object.keys(COUNTED).map((table) => [table, 0])));
}, 60_000);

test("two processes that start together fill once", async () => {
  const filled = await Promise.all([fill(today()), fill(today()), fill(today())]);
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await counts()).toEqual(COUNTED);
}, 90_000);

test("whoever opens what waits reads the same, so that a decision is refused only when something has changed", async () => {
  const [staff, admin] = [await demoMember("staff"), await demoMember("admin")];
  const open = await openIn({ whose: "all", person: null }, 500);
  expect(open.length).toBeGreaterThan(10);
  for (const { id, kind } of open) {
    const read = (await openReview(staff, id))!.read;
    expect({ kind, read: (await openReview(admin, id))!.read }).toEqual({ kind, read });
  }
});

test("every athlete has numbers, and the login's athletes of every source", async () => {
  const [all] = await rows("select count(distinct athlete_id)::int as athletes from athlete_seasons");
  expect(all).toEqual({ athletes: 80 });
  const sources =
    await rows(`select a.name, count(distinct s.source)::int as sources, count(s.asked_club_id)::int as asked
    from athlete_seasons s join athletes a on a.id = s.athlete_id
    where a.name in ('Kauã Ribeiro', 'Natália Bragança') group by a.name order by a.name`);
  expect(sources).toEqual([
    { name: "Kauã Ribeiro", sources: 3, asked: 1 },
    { name: "Natália Bragança", sources: 3, asked: 1 },
  ]);
});

test("athletes of the demo play in cups: some by name, some as a number, and their sheets are seasons", async () => {
  const linked =
    await rows(`select a.name, exists (select from name_consents n where n.athlete_id = a.id) as named,
      exists (select from athlete_seasons s where s.athlete_id = a.id and s.from_sheets) as season
    from championship_squad q join athletes a on a.id = q.athlete_id where q.link_state = 'confirmed'`);
  expect(linked).toHaveLength(10);
  expect(linked.filter(({ named }) => named)).toHaveLength(7);
  // The cup in which he scores is still being played.
  expect(linked.filter(({ season }) => !season)).toMatchObject([{ name: "Kauã Ribeiro", named: true }]);
});

test("filling again changes nothing", async () => {
  const before = await contents();
  expect(await fill(today())).toBe(false);
  expect(await contents()).toEqual(before);
});

test("approved events are in the calendar, each peneira of a verified club", async () => {
  const approved = await rows(`select events.type, verified from events join clubs on clubs.id = club_id
    where approval = 'approved' and starts_at between now() and now() + interval '2 months'
      and reserved_for_subscribers > 0`);
  expect(approved).toHaveLength(6);
  expect(approved.filter((event) => event["type"] === "peneira" && !event["verified"])).toEqual([]);
});

test("events are in every state, and the calendar holds the six", async () => {
  const states = await rows("select distinct approval from events order by approval");
  expect(states.map(({ approval }) => approval)).toEqual([...EVENT_STATES].toSorted());
  const [held] = await rows("select count(*)::int as held from events where held_at is not null");
  expect(held).toEqual({ held: 1 });
  expect(await calendar(null)).toHaveLength(6);
  expect(await reservedSoon()).toBe(6);
});

test("private athletes stay private, and each change is in the audit log", async () => {
  const [kept] = await rows(`select count(*) filter (where visibility = 'public')::int as public,
    count(*) filter (where visibility = 'private')::int as private from athletes`);
  expect(kept).toEqual({ public: 67, private: 15 });
  const log = await rows(
    "select action, count(*)::int as times from audit_log group by action order by action",
  );
  expect(Object.fromEntries(log.map((entry) => [entry["action"], entry["times"]]))).toEqual({
    "athlete.address_changed": 2,
    "athlete.birthdate_requested": 1,
    "athlete.change_refused": 1,
    "athlete.change_requested": 4,
    "athlete.competition_name_granted": 7,
    "athlete.created": 80,
    "athlete.handed_over": 4,
    "athlete.hidden": 1,
    "athlete.profile_changed": 3,
    "athlete.published": 68,
    "athlete.season_changed": 4,
    "athlete.season_confirmed": 2,
    "athlete.season_refused": 1,
    "athlete.sheet_seasons_set": 9,
    "athlete.week_scheduled": 1,
    "banner.added": 2,
    "canned_answer.created": 8,
    "championship.category_created": 5,
    "championship.created": 6,
    "championship.decided": 2,
    "championship.drawn": 4,
    "championship.field_added": 4,
    "championship.link_answered": 10,
    "championship.link_asked": 10,
    "championship.match_link_made": 1,
    "championship.match_moved": 36,
    "championship.sheet_closed": 32,
    "championship.squad_changed": 35,
    "championship.team_accepted": 1,
    "championship.team_added": 25,
    "championship.team_asked": 2,
    "championship.team_invited": 1,
    "club.athlete_linked": 61,
    "club.created": 13,
    "club.handed_over": 2,
    "club.link_requested": 4,
    "club.match_contested": 1,
    "club.match_entered": 4,
    "club.match_sheet_recorded": 132,
    "club.member_invited": 1,
    "club.member_removed": 1,
    "club.points_adjusted": 1,
    "club.testimonial_asked": 2,
    "club.unverified": 2,
    "club.verified": 11,
    "consent.granted": 57,
    "consent.revoked": 1,
    "contact.accepted": 4,
    "contact.blocked": 1,
    "contact.child_switched": 1,
    "contact.closed": 1,
    "contact.club_blocked": 1,
    "contact.declined": 1,
    "contact.expired": 1,
    "contact.requested": 15,
    "contact.withdrawn": 3,
    "event.approved": 16,
    "event.cancelled": 1,
    "event.created": 21,
    "event.held": 2,
    "event.rejected": 1,
    "event.released": 1,
    "event.sent": 9,
    "guardian.invited": 3,
    "import.confirmed": 1,
    "import.finished": 1,
    "inquiry.event_refused": 1,
    "inquiry.handled": 3,
    "media.approved": 3,
    "media.declared": 7,
    "media.depicted_agreed": 2,
    "media.depicted_refused": 1,
    "media.guardian_approved": 3,
    "media.guardian_refused": 1,
    "media.hidden": 1,
    "media.refused": 1,
    "media.take_down_requested": 1,
    "media.waits_for_declaration": 8,
    "media.waits_for_guardian": 6,
    "media.waits_for_staff": 6,
    "plan.created": 4,
    "registration.answered": 12,
    "registration.asked": 2,
    "registration.declined": 1,
    "registration.entered": 45,
    "registration.left": 2,
    "report.created": 7,
    "review.adjust": 2,
    "review.approved": 10,
    "review.rejected": 2,
    "sponsor.change_requested": 1,
    "sponsor.created": 12,
    "sponsor.handed_over": 1,
    "sponsor.updated": 1,
    "terms.drafted": 1,
    "user.created": 79,
    "user.email_change_started": 1,
    "user.impersonation_ended": 1,
    "user.impersonation_started": 1,
    "user.locked": 1,
  });
});

test("profiles are in every state that there is, but for one that no door lets in", async () => {
  const ids = (await rows("select id from athletes")).map(({ id }) => String(id));
  const beside = await besideOf(ids);
  const states = await Promise.all(
    ids.map(async (id) => toSummary((await findWithGuardianship(id))!, beside(id)).state),
  );
  const every: Record<Exclude<PublicationState, "too_young">, true> = {
    public: true,
    hidden: true,
    birthdate_missing: true,
    birthdate_review: true,
    guardian_missing: true,
    guardian_invited: true,
    invitation_expired: true,
    guardian_deciding: true,
    not_authorised: true,
    in_review: true,
    rejected: true,
    ready: true,
  };
  expect([...new Set(states)].sort()).toEqual(Object.keys(every).sort());
});

test("the beginner's dashboard says what is missing and whose turn it is", async () => {
  const beginner = await demoMember("beginner");
  const { completeness, profile } = expectOk(await ownDashboard(beginner, beginner.profile!.profileId!));
  expect(completeness).toMatchObject({
    percent: 56,
    missing: ["traits", "about", "achievements", "photo"],
  });
  expect(profile.state).toBe("guardian_deciding");
});

test("a public minor has a guardian who agreed, one more waits for staff, and one between two guardians", async () => {
  const unprotected = await rows(`select name from athletes where visibility = 'public'
    and is_minor(birthdate, birthdate_estimated) and standing_consent(id) is null`);
  expect(unprotected).toEqual([]);
  const waiting = await rows(`select kind, name from reviews join athletes on athletes.id = subject_id
    where kind in ('first_publication', 'guardian_dispute') and reviews.state = 'open' order by kind`);
  expect(waiting).toEqual([
    { kind: "first_publication", name: "Igor Baldez" },
    { kind: "guardian_dispute", name: "Manuela Prado" },
  ]);
});

test("of the two that wait, one has a signal for the reviewer and one has none", async () => {
  const signals: Record<string, string[]> = {};
  for (const { id, name } of await rows(
    "select id, name from athletes where name in ('Igor Baldez', 'Manuela Prado')",
  ))
    signals[String(name)] = (await athleteSignals(SYSTEM, String(id)))!.warnings.map(({ code }) => code);
  expect(signals).toEqual({ "Igor Baldez": ["too_old_for_category"], "Manuela Prado": [] });
});

test("the demo guardian answers for two athletes", async () => {
  const hers = await rows(`select athletes.name from guardianships join athletes on athletes.id = athlete_id
    where email = '${DEMO_GUARDIAN.email}' and confirmed_at is not null order by 1`);
  expect(hers.map(({ name }) => name)).toEqual(["Bianca Vilela", "Kauã Ribeiro"]);
});

test("a minor of the demo has photos and videos on every step of their way", async () => {
  const states = await rows(`select distinct m.state from media m join athletes a on a.id = m.owner_id
    where a.name = 'Kauã Ribeiro' order by 1`);
  expect(states.map(({ state }) => state)).toEqual(["guardian", "refused", "staff", "visible"]);
  expect(await waitingMedia(await demoMember("guardian"), await idsOf("Kauã Ribeiro"))).toHaveLength(2);
});

const idsOf = async (name: string) =>
  (await rows(`select id from athletes where name = '${name}'`)).map(({ id }) => String(id));

test("a minor of the demo has contacts in several states, one of them masked", async () => {
  const contacts = await rows(`select state, end_reason, masked from contact_requests
    where athlete_id = (select id from athletes where name = 'Kauã Ribeiro') order by id`);
  expect(contacts).toEqual([
    { state: "accepted", end_reason: null, masked: true },
    { state: "withdrawn", end_reason: "club_unverified", masked: false },
    { state: "sent", end_reason: null, masked: true },
    { state: "sent", end_reason: null, masked: false },
  ]);
});

test("whoever signs in finds contacts: the club one in each state, a family some to answer", async () => {
  const statesOf = async (login: Parameters<typeof demoMember>[0]) =>
    (await contactsOf(await demoMember(login))).map(({ state }) => state);
  // A club does not learn that it was blocked.
  const read = CONTACT_STATES.filter((state) => state !== "blocked");
  expect(new Set(await statesOf("club"))).toEqual(new Set(read));
  expect(new Set(await statesOf("athlete"))).toEqual(new Set(["sent", "accepted"]));
  expect(await statesOf("guardian")).toContain("sent");
});

test("staff have an open review of every kind, and reports of everything that can be reported", async () => {
  const staff = await demoMember("staff");
  const waiting = await waitingByKind(staff);
  expect(
    REVIEW_KINDS.filter((kind) => !waiting.has(kind)),
    "add demo data for these kinds",
  ).toEqual([]);
  const reported = await rows("select distinct subject_type from reports order by 1");
  expect(reported.map((row) => row["subject_type"])).toEqual([...REPORT_SUBJECTS].sort());
});

test("what staff write with a yes is in the mail about it, for every kind that sends one", async () => {
  const staff = await demoMember("staff");
  const told = new Set<string>();
  for (const { id, kind } of await openIn({ whose: "all", person: null }, 500))
    // Tried only: what follows answers with a refusal, and so is rolled back.
    await inTransaction(async () => {
      await client().query("update reviews set assignee_id = null, leased_at = null, lease_until = null");
      const earlier = (await rows("select id from mails")).map((mail) => mail["id"]);
      await readAndDecide(staff, id, { state: "approved", reason: "Um recado da equipe." });
      const mails = await client().query("select text from mails where id <> all($1)", [earlier]);
      if (mails.rows.some(({ text }) => text.includes("Um recado da equipe."))) told.add(kind);
      return err("tried");
    });
  const silent = new Set(["profile_text", "masked_contact", "report"]);
  expect([...told].sort()).toEqual(REVIEW_KINDS.filter((kind) => !silent.has(kind)).sort());
});

test("a new message of each of the public forms waits for staff, and some are handled", async () => {
  const stored = await rows("select kind, state from inquiries");
  const kindsOf = (state: string) =>
    new Set(stored.filter((row) => row["state"] === state).map(({ kind }) => kind));
  expect(kindsOf("new")).toEqual(new Set(INQUIRY_KINDS));
  expect(kindsOf("handled")).toEqual(new Set(["interest", "contact", "new_event"]));
});

async function someoneWaits(): Promise<void> {
  const waiting = () =>
    rows(`select from pg_locks where not granted and relation = 'athletes'::regclass
      and database = (select oid from pg_database where datname = current_database())`);
  await vi.waitUntil(async () => (await waiting()).length > 0, { timeout: 45_000, interval: 10 });
}

async function counts(): Promise<Record<string, unknown> | undefined> {
  const columns = Object.keys(COUNTED).map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [found] = await rows(`select ${columns.join(", ")}`);
  return found;
}

const contents = () =>
  rows(`select (select md5(string_agg(t::text, '' order by id)) from athletes t) as athletes,
    (select md5(string_agg(t::text, '' order by id)) from clubs t) as clubs,
    (select md5(string_agg(t::text, '' order by id)) from club_matches t) as matches,
    (select md5(string_agg(t::text, '' order by id)) from events t) as events,
    (select count(*) from audit_log) as audit`);

async function rows(text: string): Promise<Record<string, unknown>[]> {
  const result = await client().query<Record<string, unknown>>(text);
  return result.rows;
}

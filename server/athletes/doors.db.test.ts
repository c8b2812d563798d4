import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { athleteInput } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "./athletes.server.ts";
import { decideConsent, requestPublication } from "./guardianship.server.ts";
import { memberOf, staffOf, yearsAgo } from "./testing/family.ts";

beforeAll(() => configure());

interface Try {
  birthdate?: Temporal.PlainDate;
  guardianEmail?: string;
  estimated?: boolean;
}

const OWN = "kaua@example.com";

/** What every door is tried with. */
const TRIES: Record<string, Try> = {
  "no birth date": { guardianEmail: "rosa@example.com" },
  "a birth date of twelve": { birthdate: yearsAgo(12), guardianEmail: "rosa@example.com" },
  "fifteen without a guardian": { birthdate: yearsAgo(15) },
  "fifteen with the athlete's own address as guardian": { birthdate: yearsAgo(15), guardianEmail: OWN },
  "fifteen with a guardian who has not answered": {
    birthdate: yearsAgo(15),
    guardianEmail: "rosa@example.com",
  },
  "an estimated birth date": { birthdate: yearsAgo(20), estimated: true, guardianEmail: "rosa@example.com" },
};

const form = ({ birthdate, guardianEmail }: Try) => ({
  fullName: "Kauã Ribeiro",
  birthdate: birthdate?.toString() ?? "",
  guardianName: guardianEmail && "Rosa",
  guardianEmail,
  terms: "on" as const,
});
const ofStaff = ({ birthdate, estimated = false }: Try) => ({
  ...athleteInput(),
  subdomain: `porta-${crypto.randomUUID()}`,
  name: "Kauã Ribeiro",
  birthdate,
  birthdateEstimated: estimated,
});

type Opened = Promise<Result<unknown, unknown>>;

/** Every way by which a profile comes into being. */
const DOORS: Record<string, (tried: Try, person: { id: string; email: string }) => Opened> = {
  "sign-up": (tried, { email }) =>
    athletes.signUp(cookieJar().browser, {
      ...form({ ...tried, guardianEmail: tried.guardianEmail === OWN ? email : tried.guardianEmail }),
      email,
      password: "uma frase longa",
    }),
  "a profile of one's own after third-party sign-in": (tried, person) =>
    athletes.createOwn(
      memberOf(person),
      form({ ...tried, guardianEmail: tried.guardianEmail === OWN ? person.email : tried.guardianEmail }),
      cookieJar().browser,
    ),
  "the form of the team": async (tried) =>
    athletes.create(staffOf(await aUser({ role: "staff" })), ofStaff(tried)),
  "seed data": (tried) => athletes.create(SYSTEM, ofStaff(tried)),
};

/** Forms ask for a day of birth and, under 18, for a guardian; staff and seed may enter what they know. */
const FORM_DOORS = new Set(["sign-up", "a profile of one's own after third-party sign-in"]);

/** How many profiles each try leaves behind: exactly so many, so that a door that makes none is noticed. */
const CASES = Object.keys(DOORS).flatMap((door) => {
  const byForm = FORM_DOORS.has(door);
  return [
    { door, tried: "no birth date", made: byForm ? 0 : 1 },
    { door, tried: "a birth date of twelve", made: 0 },
    { door, tried: "fifteen without a guardian", made: byForm ? 0 : 1 },
    { door, tried: "fifteen with the athlete's own address as guardian", made: byForm ? 0 : 1 },
    { door, tried: "fifteen with a guardian who has not answered", made: 1 },
    // A form that asks for a day of birth has no place for an estimated one.
    ...(byForm ? [] : [{ door, tried: "an estimated birth date", made: 1 }]),
  ];
});

test("every way of trying is tried somewhere", () => {
  expect(new Set(CASES.map(({ tried }) => tried))).toEqual(new Set(Object.keys(TRIES)));
});

test.each(CASES)("through $door, $tried is never public ($made made)", async ({ door, tried, made }) => {
  const before = new Set(await ids());
  const person = door === "sign-up" ? { id: "", email: `${crypto.randomUUID()}@example.com` } : await aUser();
  const opened = await DOORS[door]!(TRIES[tried]!, person);
  expect(opened.ok).toBe(made === 1);
  const found = (await ids()).filter((id) => !before.has(id));
  expect(found).toHaveLength(made);
  for (const id of found) await expectNobodyCanPublish(id);
});

async function expectNobodyCanPublish(id: string): Promise<void> {
  const { rows } = await client().query("select subdomain, user_id from athletes where id = $1", [id]);
  const { subdomain, user_id: userId } = rows[0];
  const staff = staffOf(await aUser({ role: "staff" }));
  const everyone: Actor[] = [
    SYSTEM,
    staff,
    VISITOR,
    memberOf(await aUser()),
    ...(userId ? [memberOf({ id: userId })] : []),
  ];
  for (const actor of everyone) {
    expect(await athletes.publish(actor, id)).toMatchObject({ ok: false });
    expect(await requestPublication(actor, id)).toMatchObject({ ok: false });
    expect(await decideConsent(actor, id, "granted", null)).toMatchObject({ ok: false });
  }
  await expect(
    client().query("update athletes set visibility = 'public' where id = $1", [id]),
  ).rejects.toMatchObject({ code: "23514" });
  expect(await athletes.site(VISITOR, subdomain)).toEqual({ ok: false, error: "not_found" });
}

const ids = async (): Promise<string[]> =>
  (await client().query<{ id: string }>("select id from athletes")).rows.map(({ id }) => id);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { athleteSignUpSchema } from "#domain/identity/sign-up-schema.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { followWaits } from "#server/athletes/guardian-waits.ts";
import { acceptAsNew, declineInvitation, inviteGuardian } from "#server/athletes/guardianship.server.ts";
import { invitedToken, memberOf, templatesTo, yearsAgo } from "#server/athletes/testing/family.ts";
import { stated } from "#server/athletes/testing/invited.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { followUnconfirmed, settleUnconfirmed } from "./rights.server.ts";
import { anAccount } from "./testing/people.ts";
import { tablesWith } from "./testing/search.ts";
import { settleWait } from "./unanswered.ts";
import { settleAccount } from "./unconfirmed.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-waiting-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inDays = (days: number) => now().add({ hours: 24 * days });
const exists = async (userId: string) =>
  (await client().query("select from users where id = $1", [userId])).rowCount === 1;
/** Mails have been sent, and counters of a day are over. */
async function laterOn(): Promise<void> {
  await client().query("update mails set state = 'sent', sent_at = now()");
  await client().query("delete from rate_limits");
}

let next = 1;

/** A child of 15 who signed up and named a guardian. */
async function aChild({ confirmed }: { confirmed: boolean }) {
  const n = next++;
  const input = athleteSignUpSchema.parse({
    fullName: `Criança Esperando ${"ABCDEFGHIJ"[n]}ilva`,
    birthdate: yearsAgo(15).toString(),
    email: `espera-${n}@example.com`,
    password: "uma frase longa",
    guardianName: "Rosa Esperada",
    guardianEmail: `rosa-esperada-${n}@example.com`,
    terms: "on",
  });
  const made = expectOk(await athletes.signUp(cookieJar().browser, input))!;
  if (confirmed) await client().query("update users set email_verified = true where id = $1", [made.userId]);
  return {
    ...made,
    name: input.fullName,
    email: input.email,
    guardianEmail: input.guardianEmail!,
    actor: memberOf({ id: made.userId }),
  };
}

describe("a sign-up that nobody confirms", () => {
  test("is reminded once after a week, and leaves no trace after two", async () => {
    const { userId, name, email, guardianEmail } = await aChild({ confirmed: false });
    expect(await settleAccount(userId, inDays(6))).toBeNull();
    expect(await settleAccount(userId, inDays(7))).toBe("remind");
    expect(await settleAccount(userId, inDays(8))).toBeNull();
    expect((await templatesTo(email)).filter((one) => one === "confirmation-missing")).toHaveLength(1);
    await laterOn();
    expect(await settleAccount(userId, inDays(15))).toBe("erase");
    expect(await exists(userId)).toBe(false);
    for (const words of [name, email, guardianEmail]) expect(await tablesWith(words), words).toEqual([]);
  });

  test("stays when it is confirmed, or when a guardian already counts on it", async () => {
    const confirmed = await aChild({ confirmed: true });
    expect(await settleAccount(confirmed.userId, inDays(400))).toBeNull();
    const guarded = await aChild({ confirmed: false });
    expectOk(await acceptAsNew(cookieJar().browser, await invitedToken(guarded.guardianEmail), stated()));
    expect(await settleAccount(guarded.userId, inDays(400))).toBeNull();
    const staffMade = await client().query<{ id: string }>(
      "insert into users (name, email) values ('Sem Senha', 'sem.senha@example.com') returning id",
    );
    expect(await settleAccount(staffMade.rows[0]!.id, inDays(400))).toBeNull();
  });

  test("is found every night, each account a job of its own", async () => {
    const { userId } = await aChild({ confirmed: false });
    await client().query("update users set created_at = now() - interval '15 days' where id = $1", [userId]);
    await followUnconfirmed.handle({}, undefined as never);
    const workers = await startWorkers([settleUnconfirmed], { connection, pollSeconds: 1 });
    await expect.poll(() => exists(userId), { timeout: 10_000 }).toBe(false);
    await workers.stop();
  });
});

describe("a minor whose guardian never answers", () => {
  test("the guardian is reminded, the athlete warned, and after 60 days nothing is kept", async () => {
    const { profileId, userId, name, email, guardianEmail } = await aChild({ confirmed: true });
    const first = await invitedToken(guardianEmail);
    await followWaits(now());
    const settle = (days: number) => settleWait(profileId, inDays(days));
    expect(await settle(6)).toBeNull();
    expect(await settle(8)).toBe("remind");
    expect(await settle(9)).toBeNull();
    expect(await templatesTo(guardianEmail)).toEqual(["guardian-reminder", "guardian-invitation"]);
    expect(await declineInvitation(cookieJar().browser, first)).toMatchObject({ ok: false });
    expect(await settle(31)).toBe("warn");
    expect(await templatesTo(email)).toContain("guardian-never-answered");
    expect(await settle(59)).toBeNull();
    await laterOn();
    expect(await settle(61)).toBe("erase");
    expect(await exists(userId)).toBe(false);
    expect(await tablesWith(name)).toEqual([]);
    expect(await tablesWith(guardianEmail)).toEqual([]);
  });

  test("a wait ends when somebody confirms, and starts anew when the athlete asks again", async () => {
    const answered = await aChild({ confirmed: true });
    const asking = await aChild({ confirmed: true });
    await followWaits(now());
    expectOk(await acceptAsNew(cookieJar().browser, await invitedToken(answered.guardianEmail), stated()));
    expect(await settleWait(answered.profileId, inDays(90))).toBeNull();
    expect(await settleWait(asking.profileId, inDays(31))).toBe("warn");
    await client().query("update guardian_waits set since = since - interval '59 days'");
    expectOk(await inviteGuardian(asking.actor, asking.profileId));
    await followWaits(now());
    expect(await settleWait(asking.profileId, inDays(6))).toBeNull();
    expect(await settleWait(asking.profileId, inDays(8))).toBe("remind");
    await followWaits(now());
    const { rowCount } = await client().query("select from guardian_waits where athlete_id = $1", [
      answered.profileId,
    ]);
    expect(rowCount).toBe(0);
  });

  test("a guardian who declines leaves the athlete the whole time again, and a warning before the end", async () => {
    const child = await aChild({ confirmed: true });
    expectOk(await declineInvitation(cookieJar().browser, await invitedToken(child.guardianEmail)));
    await followWaits(now());
    expect(await settleWait(child.profileId, inDays(20))).toBeNull();
    expect(await settleWait(child.profileId, inDays(90))).toBe("warn");
    expect(await settleWait(child.profileId, inDays(91))).toBeNull();
    expect(await settleWait(child.profileId, inDays(105))).toBe("erase");
  });

  test("an account that is more than an athlete's is left alone", async () => {
    const userId = await anAccount("Mais Que Atleta", "mais@example.com");
    const person = await aChild({ confirmed: true });
    await client().query("update athletes set user_id = $1 where id = $2", [userId, person.profileId]);
    await client().query("insert into user_profiles (user_id, profile_type) values ($1, 'championship')", [
      userId,
    ]);
    await followWaits(now());
    await settleWait(person.profileId, inDays(31));
    expect(await settleWait(person.profileId, inDays(61))).toBeNull();
    expect(await exists(userId)).toBe(true);
  });
});

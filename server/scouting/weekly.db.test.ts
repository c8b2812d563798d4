import { beforeAll, expect, test } from "vitest";
import { lastWeek } from "#domain/guardians/week.ts";
import { expectOk } from "#domain/result.ts";
import { decideChange, pendingChanges, requestSwitch } from "#server/athletes/guardianship.server.ts";
import { aFamily, aPublishedFamily, mailsTo, type Family } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { setWeekly } from "#server/registrations/guardian-desk.server.ts";
import { aScout, guardianOf, sent } from "#server/messages/testing/contact.ts";
import { recordView } from "./views.server.ts";
import { summarise, weeklySummaries } from "./weekly.ts";

beforeAll(() => configure());

/** The week that today is part of. */
const WEEK = lastWeek(today().add({ days: 7 }));
const summariesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === "weekly-summary");
const summariseFor = ({ guardianPerson }: Family) => summarise(guardianPerson.id, WEEK);

test("a quiet week sends nothing", async () => {
  const family = await aPublishedFamily();
  await summariseFor(family);
  expect(await summariesTo(family.guardianPerson.email)).toEqual([]);
});

test("both guardians read once what happened, by first name and without a word of a message", async () => {
  const family = await aPublishedFamily();
  const second = await aGuardianOf(family.id);
  const scout = await aScout();
  await recordView(scout.actor, family.id, "profile");
  await sent(scout, family.id);
  expectOk(await requestSwitch(family.athlete, family.id, "contact", "off"));
  const [change] = await pendingChanges(family.guardian, [family.id]);
  expectOk(await decideChange(family.guardian, change!.id, "refuse"));
  await summariseFor(family);
  await summariseFor(family);
  await summarise(second.id, WEEK);
  for (const { email } of [family.guardianPerson, second]) {
    const mails = await summariesTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("1 decisão espera você.");
    expect(mails[0]!.text).toContain(
      "Kauã: 1 clube viu o perfil; 1 pedido de contato; 1 mudança no perfil decidida.",
    );
    expect(mails[0]!.text).not.toMatch(/Ribeiro|99999/);
  }
  const mail = (await listMails({ limit: 100 })).find(({ template }) => template === "weekly-summary");
  expect(mail!.subject).not.toMatch(/Kauã/);
});

test("what happened in another week is told in that week's mail", async () => {
  const family = await aPublishedFamily();
  await recordView((await aScout()).actor, family.id, "profile");
  await client().query("update profile_views set day = day - 7 where athlete_id = $1", [family.id]);
  await summariseFor(family);
  expect(await summariesTo(family.guardianPerson.email)).toEqual([]);
  await summarise(family.guardianPerson.id, lastWeek(today()));
  expect(await summariesTo(family.guardianPerson.email)).toHaveLength(1);
});

test("whoever switched it off, or no longer answers for anybody, gets none", async () => {
  const [off, gone] = [await aFamily(), await aFamily()];
  await setWeekly(guardianOf(off), false);
  await client().query("update guardianships set ended_at = now() where athlete_id = $1", [gone.id]);
  for (const family of [off, gone]) {
    await summariseFor(family);
    expect(await summariesTo(family.guardianPerson.email)).toEqual([]);
  }
  await setWeekly(guardianOf(off), true);
  await summariseFor(off);
  expect(await summariesTo(off.guardianPerson.email)).toHaveLength(1);
});

test("each Monday there is one job for each guardian who wants it", async () => {
  const [on, off] = [await aFamily(), await aFamily()];
  await setWeekly(guardianOf(off), false);
  await weeklySummaries.handle({}, undefined as never);
  await weeklySummaries.handle({}, undefined as never);
  const jobs = async (userId: string) =>
    (
      await client().query("select from pgboss.job where name = 'weekly-summary' and data->>'userId' = $1", [
        userId,
      ])
    ).rowCount;
  expect(await jobs(on.guardianPerson.id)).toBe(1);
  expect(await jobs(off.guardianPerson.id)).toBe(0);
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { competitionName, decideCompetitionName } from "./competition-names.server.ts";
import { familyDecisions } from "./guardianship.server.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

async function aFamily() {
  const child = await aUser();
  const athlete = await anAthlete({ userId: child.id, birthdate: today().subtract({ years: 15 }) });
  const [one, other] = [await aGuardianOf(athlete.id), await aGuardianOf(athlete.id)];
  return {
    athlete,
    child,
    one,
    other,
    self: actingAs(child.id, "athlete", athlete.id),
    first: actingAs(one.id, "guardian"),
    second: actingAs(other.id, "guardian"),
  };
}

const toldTo = async (template: string) =>
  (await listMails({ limit: 20 })).filter((mail) => mail.template === template).map(({ to }) => to);

test("the other guardian and the athlete are told of a decision, once, with no full name in the subject", async () => {
  const { athlete, child, other, first } = await aFamily();
  expectOk(await decideCompetitionName(first, athlete.id, "granted"));
  expectOk(await decideCompetitionName(first, athlete.id, "granted"));
  expect(await toldTo("other-guardian-decided-name")).toEqual([other.email]);
  expect(await toldTo("guardian-decided-name")).toEqual([child.email]);
  const subjects = (await listMails({ limit: 20 })).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(athlete.name))).toEqual([]);
});

test("a guardian's no holds against the other's yes, and only that guardian takes it back", async () => {
  const { athlete, first, second } = await aFamily();
  expectOk(await decideCompetitionName(first, athlete.id, "revoked"));
  expectOk(await decideCompetitionName(second, athlete.id, "granted"));
  expect(expectOk(await competitionName(second, athlete.id))).toMatchObject({
    agreed: false,
    refusedByOther: true,
    own: "granted",
    profilePublic: false,
  });
  expectOk(await decideCompetitionName(first, athlete.id, "granted"));
  expect(expectOk(await competitionName(second, athlete.id))).toMatchObject({
    agreed: true,
    refusedByOther: false,
  });
});

test("a minor reads how it stands and cannot decide, and a stranger reads nothing", async () => {
  const { athlete, self, first } = await aFamily();
  expectOk(await decideCompetitionName(first, athlete.id, "granted"));
  expect(expectOk(await competitionName(self, athlete.id))).toMatchObject({ decides: false, agreed: true });
  const unknown = { ok: false, error: "not_found" };
  expect(await decideCompetitionName(self, athlete.id, "revoked")).toEqual(unknown);
  const stranger = actingAs((await aUser()).id, "guardian");
  expect(await competitionName(stranger, athlete.id)).toEqual(unknown);
});

test("both guardians find the decision in the history", async () => {
  const { athlete, first, second } = await aFamily();
  expectOk(await decideCompetitionName(first, athlete.id, "granted"));
  expectOk(await decideCompetitionName(first, athlete.id, "revoked"));
  for (const [actor, byReader] of [
    [first, true],
    [second, false],
  ] as const)
    expect(
      (await familyDecisions(actor, athlete.id, 20)).filter(({ what }) => what === "name"),
    ).toMatchObject([
      { decision: "revoked", byReader },
      { decision: "granted", byReader },
    ]);
});

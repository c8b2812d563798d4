import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { demoAthletes, type DemoAthlete } from "./athletes.ts";
import { demoGuardianOf } from "./guardians.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { client } from "#server/platform/database/database.ts";

/** Every profile by the way that leads there: a minor's through a guardian, some no further than the review. */
export async function addAthletes(today: Temporal.PlainDate): Promise<void> {
  for (const demo of demoAthletes(today)) {
    const { id } = expectOk(await athletes.create(SYSTEM, demo.input));
    const guardianId = demo.guardian && (await addGuardian(id, demo));
    if (demo.published && guardianId) await guardians.recordConsent(guardianId, id, "granted", null);
    if (demo.published) expectOk(await athletes.publish(SYSTEM, id));
    if (demo.guardian === "agreed" && !demo.published)
      expectOk(await decideConsent(memberOf(guardianId!), id, "granted", null));
  }
}

async function addGuardian(athleteId: string, { input }: DemoAthlete): Promise<string> {
  const guardian = demoGuardianOf(input.name);
  const known = await identity.findByEmail(guardian.email);
  const userId =
    known?.id ?? expectOk(await identity.create(SYSTEM, { ...guardian, emailVerified: true })).id;
  await guardians.appoint(SYSTEM, athleteId, { userId, ...guardian });
  return userId;
}

export const memberOf = (userId: string): Actor => ({ kind: "member", userId, role: "user", profile: null });

/** Published demo athletes and the demo clubs that they name: both sides said yes. */
export async function linkAthletes(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = await client().query<{ id: string; club: string }>(
    "select id, club from athletes where visibility = 'public' and club = any($1) order by id",
    [[...clubIds.keys()]],
  );
  for (const { id, club } of rows) expectOk(await clubs.linkConfirmed(SYSTEM, clubIds.get(club)!, id));
}

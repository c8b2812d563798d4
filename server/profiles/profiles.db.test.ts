import { expect, test } from "vitest";
import { PROFILE_TYPES } from "#domain/identity/roles.ts";
import type { Member } from "#domain/identity/actor.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";
import * as identity from "#server/identity/identity.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { selectableProfiles } from "./profiles.server.ts";

const unchosen = (userId: string): Member => ({ kind: "member", userId, role: "user", profile: null });

const signedIn = (name: string) => ({ name, needsSecondFactor: false });

test("each profile goes by the name others know, a guardian by the person's", async () => {
  const user = await aUser({ name: "Rosa Ribeiro" });
  const [athlete, club, sponsor] = [await anAthlete(), await aClub(), await aSponsor()];
  await inTransaction(async () => {
    await identity.addProfile(user.id, "athlete", athlete.id);
    await identity.addProfile(user.id, "club", club.id);
    await identity.addProfile(user.id, "sponsor", sponsor.id);
    await identity.addProfile(user.id, "guardian", null);
  });
  const [, second] = await selectableProfiles(unchosen(user.id), signedIn(user.name));
  const asClub = {
    ...unchosen(user.id),
    profile: { id: second!.id, type: "club" as const, profileId: club.id },
  };
  const listed = await selectableProfiles(asClub, signedIn(user.name));
  expect(listed.map(({ type, displayName, chosen }) => [type, displayName, chosen])).toEqual([
    ["athlete", athlete.name, false],
    ["club", club.name, true],
    ["sponsor", sponsor.name, false],
    ["guardian", "Rosa Ribeiro", false],
  ]);
});

test("someone without profiles has none", async () => {
  expect(await selectableProfiles(unchosen((await aUser()).id), signedIn("Rosa Ribeiro"))).toEqual([]);
});

test("every profile has a dashboard of its own", () => {
  const paths = PROFILE_TYPES.map(dashboardOf);
  expect(new Set(paths).size).toBe(PROFILE_TYPES.length);
  expect(dashboardOf("guardian")).toBe("/responsavel");
});

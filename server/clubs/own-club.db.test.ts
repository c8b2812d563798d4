import { beforeAll, expect, test } from "vitest";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { hide, restore } from "./clubs.server.ts";
import { ownClub } from "./own-club.server.ts";

beforeAll(() => configure());

test("its people read that the team hid the club: it does not call itself verified meanwhile", async () => {
  const [club, user] = [await aVerifiedClub(), await aUser()];
  const actor: Actor = { kind: "member", userId: user.id, role: "user", profile: null };
  await identity.addProfile(user.id, "club", club.id);
  const standing = async () => {
    const own = await ownClub(actor, club.id);
    return own.ok && { verified: own.value.verified, hidden: own.value.hidden };
  };
  expect(await standing()).toEqual({ verified: true, hidden: false });
  await hide(SYSTEM, club.id);
  expect(await standing()).toEqual({ verified: false, hidden: true });
  await restore(SYSTEM, club.id);
  expect(await standing()).toEqual({ verified: true, hidden: false });
});

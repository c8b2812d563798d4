import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import { decidedBetween, moveItem, placeItem, renameItem } from "./media.ts";
import { anItem } from "./testing/items.ts";

test("an item counts as decided when it was, not when its owner changed something", async () => {
  const ownerId = crypto.randomUUID();
  const { id: userId } = await aUser();
  const who = { kind: "member", userId, role: "user", profile: null } as const;
  const managed = { who, ownerType: "athlete", ownerId } as const;
  const period = { from: now().subtract({ hours: 1 }), until: now().add({ hours: 1 }) };
  const shown = [await anItem({ ownerId }), await anItem({ ownerId })];
  expectOk(await placeItem(managed, shown[1]!, 0));
  expectOk(await renameItem(managed, shown[0]!, "Outro título"));
  expect(await decidedBetween("athlete", [ownerId], period)).toEqual(new Map());

  const waiting = await anItem({ ownerId, state: "staff" });
  await inTransaction(() =>
    moveItem(userId, waiting, { action: "media.approved", from: "staff", to: "visible" }),
  );
  expect(await decidedBetween("athlete", [ownerId], period)).toEqual(new Map([[ownerId, 1]]));
  const later = { from: period.until, until: period.until.add({ hours: 1 }) };
  expect(await decidedBetween("athlete", [ownerId], later)).toEqual(new Map());
});

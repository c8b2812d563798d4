import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import type { Reportable } from "#domain/moderation/report-schema.ts";
import { REVIEW_LIST } from "#domain/moderation/staff-list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client } from "#server/platform/database/database.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { aUser } from "#seed/factories/user.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import * as moderation from "./moderation.server.ts";

const ADULT = Temporal.PlainDate.from("2004-04-05");
const MAKERS = {
  athlete: () => aPublishedAthlete({ birthdate: ADULT }),
  club: () => aVerifiedClub(),
  event: () => anApprovedEvent(),
};
let staff: Actor;
let member: Actor;

beforeAll(async () => {
  configure();
  staff = { kind: "member", userId: (await aUser({ role: "staff" })).id, role: "staff", profile: null };
  member = { kind: "member", userId: (await aUser()).id, role: "user", profile: null };
});

beforeEach(async () => {
  await client().query("delete from reviews");
  await client().query("delete from rate_limits");
});

async function reported(subjectType: Reportable, subjectId: string): Promise<string> {
  await moderation.report(VISITOR, "192.0.2.1", {
    subjectType,
    subjectId,
    reason: "impersonation",
    details: "",
  });
  return (await moderation.queue(staff, readListQuery(REVIEW_LIST, new URLSearchParams()))).rows[0]!.id;
}

const visibility = async (reviewId: string) => {
  const subject = (await moderation.openReview(staff, reviewId))?.subject;
  return subject?.type === "report" ? subject.visibility : undefined;
};

test.each([
  ["athlete", "athlete.published"],
  ["club", "club.shown"],
  ["event", "event.shown"],
] as const)(
  "a %s that an approved report hid is put back by staff, and %s is written down",
  async (type, action) => {
    const { id: subjectId } = await MAKERS[type]();
    const id = await reported(type, subjectId);
    expect(await moderation.restoreReported(staff, id)).toEqual({ ok: false, error: "not_found" });
    await readAndDecide(staff, id, { state: "approved", reason: "" });
    expect(await visibility(id)).toBe("hidden");
    expect(await moderation.reportedThing(VISITOR, type, subjectId)).toBeNull();
    for (const actor of [VISITOR, member])
      expect(await moderation.restoreReported(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect(await moderation.restoreReported(staff, id)).toEqual({ ok: true, value: null });
    expect(await visibility(id)).toBe("public");
    expect(await moderation.reportedThing(VISITOR, type, subjectId)).not.toBeNull();
    const [entry] = await recent({ limit: 1 });
    expect(entry).toMatchObject({ action, subjectId, actorId: staff.kind === "member" && staff.userId });
    expect(await moderation.restoreReported(staff, id)).toEqual({ ok: false, error: "not_hidden" });
  },
);

test("a profile that its owner took off is not put back by staff", async () => {
  const { id: athleteId } = await aPublishedAthlete({ birthdate: ADULT });
  const id = await reported("athlete", athleteId);
  await readAndDecide(staff, id, { state: "rejected", reason: "Nada de errado." });
  await client().query("update athletes set visibility = 'private' where id = $1", [athleteId]);
  expect(await moderation.restoreReported(staff, id)).toEqual({ ok: false, error: "not_hidden" });
});

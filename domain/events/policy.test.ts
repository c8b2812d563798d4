import { expect, test } from "vitest";
import { cancelObstacle, editObstacle, isOrganisedBy, mayDelete, mayEditEvent } from "./policy.ts";

const club = { clubId: "c", organiserProfileId: null };
const person = { clubId: null, organiserProfileId: "p" };
const NOW = Temporal.Instant.from("2026-11-15T12:00:00Z");
const [before, after] = [NOW.subtract({ hours: 1 }), NOW.add({ hours: 1 })];

test("organisers act on their own events; scouts of the club read them", () => {
  expect(mayEditEvent(club, { ...club, mayEdit: true })).toBe(true);
  expect(mayEditEvent(club, { ...club, mayEdit: false })).toBe(false);
  expect(isOrganisedBy(club, club)).toBe(true);
  expect(mayEditEvent(person, { ...person, mayEdit: true })).toBe(true);
  expect(mayEditEvent(club, { clubId: "other", organiserProfileId: null, mayEdit: true })).toBe(false);
  expect(mayEditEvent(club, null)).toBe(false);
  // An event of our team belongs to nobody who acts as nobody.
  const nobodys = { clubId: null, organiserProfileId: null };
  expect(isOrganisedBy(nobodys, nobodys)).toBe(false);
});

test("what began or was cancelled is not changed any more, and only what is public is cancelled", () => {
  expect(editObstacle({ approval: "approved", startsAt: before }, NOW)).toBe("already_started");
  expect(editObstacle({ approval: "approved", startsAt: after }, NOW)).toBeNull();
  expect(editObstacle({ approval: "draft", startsAt: before }, NOW)).toBeNull();
  expect(editObstacle({ approval: "cancelled", startsAt: after }, NOW)).toBe("cancelled");
  expect(cancelObstacle({ approval: "pending", startsAt: after }, NOW)).toBe("not_public");
  expect(cancelObstacle({ approval: "approved", startsAt: before }, NOW)).toBe("already_started");
  expect(cancelObstacle({ approval: "approved", startsAt: after }, NOW)).toBeNull();
});

test("what people could read is never deleted", () => {
  expect(mayDelete({ approval: "draft", approvedAt: null })).toBe(true);
  expect(mayDelete({ approval: "rejected", approvedAt: null })).toBe(true);
  expect(mayDelete({ approval: "approved", approvedAt: NOW })).toBe(false);
  expect(mayDelete({ approval: "cancelled", approvedAt: NOW })).toBe(false);
});

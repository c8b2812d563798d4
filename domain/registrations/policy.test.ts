import { expect, test } from "vitest";
import { SYSTEM, VISITOR, type Member } from "#domain/identity/actor.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { belongsTo, closedFor, organises, partsOf } from "./policy.ts";

const member = (
  userId: string,
  profile: Member["profile"] = null,
  role: Member["role"] = "user",
): Member => ({
  kind: "member",
  userId,
  role,
  profile,
});
const CHILD = { minor: true, userId: "child", guardianUserIds: ["mother", "father"] };

test("only a guardian decides for a minor: not the child, not staff, not the product", () => {
  for (const userId of ["mother", "father"]) expect(decidesFor(member(userId), CHILD)).toBe(true);
  for (const actor of [member("child"), member("stranger"), member("staff", null, "admin"), SYSTEM, VISITOR])
    expect(decidesFor(actor, CHILD)).toBe(false);
  // A child who is entered as their own guardian is none.
  expect(decidesFor(member("child"), { ...CHILD, guardianUserIds: ["child"] })).toBe(false);
  expect(belongsTo(member("child"), CHILD)).toBe(true);
  expect(belongsTo(member("stranger"), CHILD)).toBe(false);
});

test("an adult decides alone, and no former guardian does", () => {
  const adult = { ...CHILD, minor: false };
  expect(decidesFor(member("child"), adult)).toBe(true);
  expect(decidesFor(member("mother"), adult)).toBe(false);
  expect(decidesFor(member("child"), { ...adult, userId: null })).toBe(false);
});

test("an event is organised by who acts for its club, or as its organiser profile", () => {
  const club = member("a", { id: "p1", type: "club", profileId: "club" });
  const person = member("b", { id: "p2", type: "championship", profileId: null });
  expect(organises(club, { clubId: "club", organiserProfileId: null })).toBe(true);
  expect(organises(club, { clubId: "other", organiserProfileId: null })).toBe(false);
  expect(organises(person, { clubId: null, organiserProfileId: "p2" })).toBe(true);
  expect(organises(person, { clubId: null, organiserProfileId: null })).toBe(false);
  expect(organises(member("a"), { clubId: "club", organiserProfileId: null })).toBe(false);
});

test("what keeps people out is said, the gravest first", () => {
  const now = Temporal.Instant.from("2026-11-15T12:00:00Z");
  const event = {
    approval: "approved",
    held: false,
    takesTeams: false,
    startsAt: now.add({ hours: 48 }),
    endsAt: null,
    registrationEndsAt: null,
    openToAllAt: null,
    timeZone: "America/Sao_Paulo",
    feedbackDays: 7,
  } as const;
  const closed = (change: object, subscriber = false) =>
    closedFor({ ...event, ...change }, { subscriber }, now);
  expect(closed({})).toBeNull();
  expect(closed({ approval: "pending" })).toBe("not_open");
  expect(closed({ held: true })).toBe("held");
  expect(closed({ takesTeams: true })).toBe("takes_teams");
  expect(closed({ registrationEndsAt: now })).toBe("deadline_over");
  expect(closed({ openToAllAt: now.add({ hours: 1 }) })).toBe("subscribers_first");
  expect(closed({ openToAllAt: now.add({ hours: 1 }) }, true)).toBeNull();
  expect(closed({ openToAllAt: now })).toBeNull();
});

test("an event has the parts that its state and its kind give it", () => {
  const trial = { type: "peneira", approval: "approved", takesTeams: false } as const;
  const parts = (change: object) => partsOf({ ...trial, ...change });
  expect(parts({})).toEqual({ registrations: true, gate: true, answers: true });
  expect(parts({ type: "campeonato" })).toEqual({ registrations: true, gate: true, answers: false });
  expect(parts({ approval: "cancelled" })).toEqual({ registrations: true, gate: false, answers: false });
  const none = { registrations: false, gate: false, answers: false };
  for (const approval of ["draft", "pending", "rejected"]) expect(parts({ approval })).toEqual(none);
  expect(parts({ type: "campeonato", takesTeams: true })).toEqual(none);
});

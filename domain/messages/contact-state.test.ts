import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CONTACT_STATES,
  END_REASONS,
  endOf,
  isEnded,
  isLive,
  isWaiting,
  LIVE_STATES,
  stateNow,
} from "./contact-state.ts";

const NOW = Temporal.Instant.from("2026-11-16T12:00:00Z");

const stored = fc.record({
  state: fc.constantFrom(...CONTACT_STATES),
  endReason: fc.option(fc.constantFrom(...END_REASONS)),
  expiresAt: fc.integer({ min: -40, max: 40 }).map((days) => NOW.add({ hours: days * 24 })),
});
const facts = fc.record({
  club: fc.record({ verified: fc.boolean(), hidden: fc.boolean(), left: fc.boolean() }),
  athlete: fc.record({ minor: fc.boolean(), consented: fc.boolean() }),
});

test("every state is waiting, open, declined or ended, and only one of them", () => {
  for (const state of CONTACT_STATES)
    expect(
      [isWaiting(state), state === "accepted", state === "declined", isEnded(state)].filter(Boolean),
    ).toEqual([true]);
});

test.each([
  ["sent", "expired", "expired"],
  ["seen", "ended_by_club", "withdrawn"],
  ["seen", "blocked_by_family", "blocked"],
  ["accepted", "ended_by_club", "closed"],
  ["accepted", "ended_by_family", "closed"],
  ["accepted", "blocked_by_family", "blocked"],
  ["sent", "scout_removed", "withdrawn"],
] as const)("%s, for the reason %s, becomes %s", (state, reason, ended) =>
  expect(endOf(state, reason)).toBe(ended),
);

test("an end is final: what has ended or was declined never changes by itself", () => {
  fc.assert(
    fc.property(stored, facts, (contact, world) => {
      const seen = stateNow(contact, world, NOW);
      if (!isLive(contact.state))
        expect(seen).toEqual({ state: contact.state, endReason: contact.endReason });
      expect(stateNow({ ...contact, ...seen }, world, NOW)).toEqual(seen);
    }),
  );
});

test("no minor's family is reached by a club that is hidden, gone or not verified, nor without consent", () => {
  fc.assert(
    fc.property(stored, facts, (contact, { club, athlete }) => {
      const { state } = stateNow(contact, { club, athlete: { ...athlete, minor: true } }, NOW);
      const trusted = club.verified && !club.hidden && !club.left && athlete.consented;
      if (!trusted) expect(isLive(state)).toBe(false);
    }),
  );
});

test("a request ends with its time, and an open contact does not", () => {
  const fine = {
    club: { verified: true, hidden: false, left: false },
    athlete: { minor: true, consented: true },
  };
  for (const state of LIVE_STATES)
    expect(stateNow({ state, endReason: null, expiresAt: NOW }, fine, NOW).state).toBe(
      state === "accepted" ? "accepted" : "expired",
    );
});

import { describe, expect, test } from "vitest";
import { approvalObstacle } from "#domain/events/policy.ts";
import { CLUBS } from "./clubs.ts";
import { DAYS } from "#seed/demo/testing/days.ts";
import { demoEvents } from "./events.ts";
import { PLANS } from "./plans.ts";
import { statusOn } from "#domain/sponsors/contract.ts";
import { demoSponsors } from "./sponsors.ts";

describe.each(DAYS)("on %s", (today) => {
  const events = demoEvents(today);
  const approved = events.filter((event) => event.approved);

  test("six approved events, three of each type, and one that waits", () => {
    expect(approved.map(({ input }) => input.type).sort()).toEqual([
      ...Array<string>(3).fill("campeonato"),
      ...Array<string>(3).fill("peneira"),
    ]);
    expect(events).toHaveLength(7);
  });

  test("all six within two months, at a weekend, with places reserved for subscribers", () => {
    const soonest = today.add({ days: 1 });
    const latest = today.add({ months: 2 });
    for (const { input } of approved) {
      const date = input.startsAt.toZonedDateTimeISO("America/Sao_Paulo").toPlainDate();
      expect(Temporal.PlainDate.compare(date, soonest)).toBeGreaterThanOrEqual(0);
      expect(Temporal.PlainDate.compare(date, latest)).toBeLessThanOrEqual(0);
      expect(date.dayOfWeek).toBeGreaterThanOrEqual(6);
      expect(input.reservedForSubscribers).toBeGreaterThan(0);
      expect(input.reservedForSubscribers).toBeLessThan(input.maxParticipants!);
    }
    const capacities = approved.map(({ input }) => input.maxParticipants!);
    expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([16, 80]);
    expect(new Set(approved.map(({ input }) => input.feeCents! > 0)).size).toBe(2);
  });

  test("a peneira is a verified club's, and only a campeonato has a championship", () => {
    for (const { input, club, championship } of events) {
      const clubVerified = CLUBS.find(({ name }) => name === club)!.verified;
      if (input.type === "peneira") expect(approvalObstacle({ type: input.type, clubVerified })).toBeNull();
      if (!championship) continue;
      expect(input.type).toBe("campeonato");
      const starts = input.startsAt.toZonedDateTimeISO("America/Sao_Paulo").toPlainDate();
      expect(championship.startDate!.equals(starts)).toBe(true);
      expect(Temporal.PlainDate.compare(championship.endDate!, starts)).toBeGreaterThanOrEqual(0);
    }
  });

  test("eight sponsors are under contract, two of them featured, and there is one in every other state", () => {
    const sponsors = demoSponsors(today);
    const states = sponsors.map(({ status, contractStart, contractEnd }) =>
      statusOn(today, {
        status: status!,
        contractStart: contractStart ?? null,
        contractEnd: contractEnd ?? null,
      }),
    );
    expect(states.filter((state) => state === "Ativo")).toHaveLength(8);
    expect(new Set(states)).toEqual(new Set(["Ativo", "Expirado", "Pendente"]));
    expect(sponsors.filter((sponsor) => sponsor.featured)).toHaveLength(2);
  });
});

test("four plans, one popular, and none of them sells being featured", () => {
  expect(PLANS.map((plan) => [plan.audience, plan.priceCents])).toEqual([
    ["athlete", 2990],
    ["athlete", 5900],
    ["club", 19_900],
    ["championship", 14_900],
  ]);
  expect(JSON.stringify(PLANS)).not.toMatch(/destaque|destacad/i);
});

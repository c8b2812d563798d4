import { describe, expect, test } from "vitest";
import { pointsFor, resultOf } from "#domain/clubs/results.ts";
import { isCnpj } from "#domain/cnpj.ts";
import { demoClubs } from "./club-inputs.ts";
import { CLUBS } from "./clubs.ts";
import { playSeason } from "./season.ts";
import { DAYS } from "#seed/demo/testing/days.ts";
import { demoSponsors } from "./sponsors.ts";

describe.each(DAYS)("on %s", (today) => {
  const clubs = demoClubs(today);
  const inputs = clubs.map(({ input }) => input);
  const season = playSeason(CLUBS, today, "demo-season");

  test("the same day gives the same clubs", () => {
    expect(JSON.stringify(demoClubs(today))).toBe(JSON.stringify(clubs));
  });

  test("twelve clubs, some verified, some highlighted", () => {
    expect(inputs).toHaveLength(12);
    expect(new Set(inputs.map((club) => club.name)).size).toBe(12);
    expect(clubs.filter(({ verified }) => verified)).toHaveLength(9);
    expect(inputs.filter((club) => club.highlighted)).toHaveLength(3);
    expect(inputs.some((club) => club.testimonials?.some((one) => one.type === "parent"))).toBe(true);
  });

  test("every CNPJ of clubs and sponsors has right check digits and one owner", () => {
    const all = [...inputs, ...demoSponsors(today)].map((owner) => owner.cnpj!);
    expect(all.every(isCnpj)).toBe(true);
    expect(new Set(all).size).toBe(23);
  });

  test("everyone meets everyone twice, one match a day, all before today", () => {
    for (const { name } of inputs) {
      const matches = season.filter(({ club, opponent }) => club === name || opponent === name);
      expect(matches).toHaveLength(22);
      expect(new Set(matches.map(({ matchDate }) => String(matchDate))).size, name).toBe(22);
      expect(matches.every(({ matchDate }) => Temporal.PlainDate.compare(matchDate, today) < 0)).toBe(true);
      for (const other of inputs) {
        const meetings = matches.filter(
          ({ club, opponent }) => other.name === club || other.name === opponent,
        );
        expect(meetings).toHaveLength(other.name === name ? 22 : 2);
      }
    }
  });

  test("points differ enough to rank", () => {
    const points = inputs.map(({ name }) =>
      pointsFor(
        season.flatMap(({ club, opponent, goalsFor, goalsAgainst }) => {
          if (club === name) return [resultOf(goalsFor, goalsAgainst)];
          return opponent === name ? [resultOf(goalsAgainst, goalsFor)] : [];
        }),
      ),
    );
    expect(Math.max(...points) - Math.min(...points)).toBeGreaterThan(20);
    expect(points[0]).toBe(Math.max(...points));
  });
});

test("from April on, the season lies inside the year", () => {
  for (let day = Temporal.PlainDate.from("2027-04-01"); day.year === 2027; day = day.add({ days: 5 })) {
    const dates = playSeason(CLUBS, day, "demo-season").map(({ matchDate }) => matchDate.year);
    expect(new Set(dates), String(day)).toEqual(new Set([2027]));
  }
});

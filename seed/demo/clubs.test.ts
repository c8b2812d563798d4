import { describe, expect, test } from "vitest";
import { pointsFor } from "#domain/clubs/results.ts";
import { isCnpj } from "#domain/cnpj.ts";
import { demoClubs } from "./club-inputs.ts";
import { DAYS } from "#seed/demo/testing/days.ts";
import { demoSponsors } from "./sponsors.ts";

const MIRROR = { W: "L", D: "D", L: "W" };

describe.each(DAYS)("on %s", (today) => {
  const clubs = demoClubs(today);
  const inputs = clubs.map(({ input }) => input);

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
    expect(new Set(all).size).toBe(20);
  });

  test("each match is kept by both sides, mirrored", () => {
    for (const club of inputs) {
      for (const match of club.matches!) {
        const [scored, conceded] = match.score.split("-").map(Number);
        expect(match.result).toBe(scored! > conceded! ? "W" : scored! < conceded! ? "L" : "D");
        const other = inputs.find((one) => one.name === match.opponent)!;
        const same = other.matches!.filter(
          (one) => one.opponent === club.name && one.matchDate.equals(match.matchDate),
        );
        expect(same).toHaveLength(1);
        expect(same[0]).toMatchObject({ result: MIRROR[match.result], score: `${conceded}-${scored}` });
      }
    }
  });

  test("everyone meets everyone twice, one match a day, all before today", () => {
    for (const { name, matches } of inputs) {
      expect(matches).toHaveLength(22);
      expect(new Set(matches!.map((match) => String(match.matchDate))).size, name).toBe(22);
      expect(matches!.every((match) => Temporal.PlainDate.compare(match.matchDate, today) < 0)).toBe(true);
      for (const other of inputs) {
        const meetings = matches!.filter((match) => match.opponent === other.name);
        expect(meetings).toHaveLength(other.name === name ? 0 : 2);
      }
    }
  });

  test("points differ enough to rank", () => {
    const points = inputs.map((club) => pointsFor(club.matches!.map((match) => match.result)));
    expect(Math.max(...points) - Math.min(...points)).toBeGreaterThan(20);
    expect(points[0]).toBe(Math.max(...points));
  });
});

test("from April on, the season lies inside the year", () => {
  for (let day = Temporal.PlainDate.from("2027-04-01"); day.year === 2027; day = day.add({ days: 5 })) {
    const dates = demoClubs(day).flatMap(({ input }) => input.matches!.map((match) => match.matchDate.year));
    expect(new Set(dates), String(day)).toEqual(new Set([2027]));
  }
});

import { describe, expect, test } from "vitest";
import { categoryOf } from "#domain/athletes/category.ts";
import { birthObstacle } from "#domain/athletes/policy.ts";
import { POSITIONS, groupOf } from "#domain/athletes/positions.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { GOALKEEPER_TRAITS } from "#domain/athletes/traits.ts";
import { ageOn } from "#domain/dates.ts";
import { STATE_CODES } from "#domain/places.ts";
import { demoAthletes } from "./athletes.ts";
import { CLUBS } from "./clubs.ts";
import { DAYS } from "#seed/demo/testing/days.ts";

describe.each(DAYS)("on %s", (today) => {
  const all = demoAthletes(today);
  const inputs = all.map(({ input }) => input);
  const filled = inputs.filter(({ portrait }) => portrait);
  const named = (name: string) => inputs.find((athlete) => athlete.name === name)!;
  const age = (athlete: (typeof inputs)[number]) => ageOn(athlete.birthdate!, today);

  test("the same day gives the same athletes", () => {
    expect(JSON.stringify(demoAthletes(today))).toBe(JSON.stringify(all));
  });

  test("78 athletes of every position, state and age from 13 to 22, women and men", () => {
    expect(all).toHaveLength(78);
    expect(new Set(inputs.map((athlete) => athlete.position))).toEqual(new Set(POSITIONS));
    const shown = all.filter(({ published }) => published).map(({ input }) => input);
    expect(new Set(shown.map((athlete) => athlete.state))).toEqual(new Set(STATE_CODES));
    expect(new Set(inputs.map(age))).toEqual(new Set([13, 14, 15, 16, 17, 18, 19, 20, 21, 22]));
    expect(inputs.filter((athlete) => age(athlete) < 18).length).toBeGreaterThan(50);
    const women = inputs.filter((athlete) => athlete.modality === "feminino").length;
    expect(women).toBeGreaterThan(25);
    expect(women).toBeLessThan(45);
  });

  test("every address is valid and nobody shares one", () => {
    expect(new Set(inputs.map((athlete) => athlete.subdomain)).size).toBe(78);
    expect(inputs.every((athlete) => isSubdomain(athlete.subdomain))).toBe(true);
  });

  test("the athletes of the design are there", () => {
    const kaua = named("Kauã Ribeiro");
    expect(kaua).toMatchObject({ position: "Centroavante", city: "Salvador", state: "BA", shirtNumber: 9 });
    expect(kaua.seasons![0]).toMatchObject({ source: "match_sheet", games: 32, goals: 21, assists: 9 });
    expect(categoryOf(kaua.birthdate!.year, today.year)).toBe("Sub-17");
    expect(named("Davi Nogueira")).toMatchObject({ position: "Meia", city: "Recife", shirtNumber: 7 });
    expect(named("Iuri Sant'Anna")).toMatchObject({ position: "Goleiro", city: "Belém", shirtNumber: 1 });
  });

  test("three are featured, Kauã newest, a girl among them", () => {
    const featured = inputs
      .filter((athlete) => athlete.featured)
      .sort((one, other) => Temporal.Instant.compare(other.createdAt!, one.createdAt!));
    expect(featured.map((athlete) => athlete.name)).toEqual([
      "Kauã Ribeiro",
      "Maria Luíza Tavares",
      "Davi Nogueira",
    ]);
  });

  test("what is published may be published; some stay private, one for an estimated birth date", () => {
    const asked = (athlete: (typeof inputs)[number]) =>
      birthObstacle(
        { birthdate: athlete.birthdate!, birthdateEstimated: athlete.birthdateEstimated ?? false },
        today,
      );
    expect(all.filter(({ published }) => published).every(({ input }) => asked(input) === null)).toBe(true);
    const hidden = all.filter(({ published }) => !published).map(({ input }) => input);
    expect(hidden.length).toBeGreaterThanOrEqual(3);
    expect(hidden.filter((athlete) => age(athlete) >= 18)).toHaveLength(1);
    expect(hidden.some((athlete) => athlete.featured)).toBe(false);
    expect(hidden.filter((athlete) => athlete.birthdateEstimated)).toHaveLength(1);
  });

  test("adults are open, minors protected unless their guardian allowed it", () => {
    const openness = inputs.map((athlete) => [
      athlete.birthdatePublic,
      athlete.indexable,
      athlete.socialPublic,
    ]);
    expect(openness.every((choices) => new Set(choices).size === 1)).toBe(true);
    const adults = inputs.filter((athlete) => age(athlete) >= 18);
    expect(adults.every((athlete) => athlete.indexable)).toBe(true);
    const openedMinors = inputs.filter((athlete) => age(athlete) < 18 && athlete.indexable);
    expect(openedMinors.length).toBeGreaterThanOrEqual(3);
    expect(openedMinors.length).toBeLessThan(8);
  });

  test("seasons add up", () => {
    for (const { name, position, seasons } of inputs) {
      expect(new Set(seasons!.map(({ year, source }) => `${year} ${source}`)).size, name).toBe(
        seasons!.length,
      );
      for (const { games, goals, assists, yellowCards, redCards, minutes } of seasons!) {
        expect(minutes, name).toBeLessThanOrEqual(games! * 90);
        expect(minutes, name).toBeGreaterThan(games! * 20);
        expect(goals! + assists!, name).toBeLessThan(games! * 2);
        expect(yellowCards! + redCards!, name).toBeLessThan(games!);
        if (position === "Goleiro") expect(goals, name).toBeLessThanOrEqual(1);
      }
    }
  });

  test("most declared several seasons, and some one without a year", () => {
    const several = inputs.filter(({ seasons }) => seasons!.length > 1);
    const undated = inputs.filter(({ seasons }) => seasons!.some(({ year }) => year === null));
    expect(several.length).toBeGreaterThan(36);
    expect(undated.length).toBeGreaterThan(3);
    expect(undated.length).toBeLessThan(24);
  });

  test("one has only begun: nothing about her, no trait, no achievement, no picture", () => {
    const begun = all.filter(({ input }) => !input.portrait);
    expect(begun).toMatchObject([
      {
        input: { name: "Bianca Vilela", about: null, traits: [], achievements: [], gallery: [], videos: [] },
        published: false,
        guardian: "deciding",
      },
    ]);
  });

  test("traits fit the position", () => {
    for (const { name, position, traits } of filled) {
      expect(traits!.length, name).toBeGreaterThanOrEqual(3);
      expect(traits!.length, name).toBeLessThanOrEqual(6);
      expect(new Set(traits).size, name).toBe(traits!.length);
      const keeping = traits!.some((trait) => GOALKEEPER_TRAITS.includes(trait));
      expect(keeping, name).toBe(position === "Goleiro");
    }
  });

  test("history ends this year at the club of today, in the category of each birth year", () => {
    for (const { name, birthdate, club, history, achievements } of filled) {
      // His does not fit on purpose: the reviewer is warned.
      if (name === "Igor Baldez") continue;
      expect(history!.length, name).toBeGreaterThanOrEqual(1);
      expect(history!.length, name).toBeLessThanOrEqual(5);
      expect(history!.at(-1), name).toMatchObject({ year: today.year, club });
      history!.forEach((entry, index) => {
        expect(entry.year, name).toBe(today.year - history!.length + 1 + index);
        expect(entry.category, name).toBe(categoryOf(birthdate!.year, entry.year) ?? "Adulto");
      });
      expect(achievements!.length, name).toBeGreaterThanOrEqual(1);
      expect(achievements!.length, name).toBeLessThanOrEqual(5);
      for (const achievement of achievements!) {
        const year = Number(/\d{4}/.exec(achievement)![0]);
        expect(
          history!.map((entry) => entry.year),
          `${name}: ${achievement}`,
        ).toContain(year);
      }
    }
  });

  test("most play for a demo club", () => {
    const clubs = new Set(CLUBS.map((club) => club.name));
    expect(inputs.filter((athlete) => clubs.has(athlete.club!)).length).toBeGreaterThan(52);
  });

  test("Kauã can be compared: at least ten published attackers share his birth year", () => {
    const year = named("Kauã Ribeiro").birthdate!.year;
    const peers = all.filter(
      ({ input, published }) =>
        published && input.birthdate!.year === year && groupOf(input.position!) === "Atacante",
    );
    expect(peers.length).toBeGreaterThanOrEqual(10);
  });

  test("nothing is dated in the future and profiles are spread over months", () => {
    const midnight = today.toZonedDateTime("America/Sao_Paulo").toInstant();
    const made = inputs.map((athlete) => athlete.createdAt!);
    const counted = inputs.flatMap(({ seasons }) => seasons!.map((season) => season.updatedAt!));
    const shot = inputs.flatMap(({ gallery, videos }) =>
      [gallery!, videos!].flat().map((item) => item.createdAt!),
    );
    expect(
      [...made, ...counted, ...shot].every((moment) => Temporal.Instant.compare(moment, midnight) < 0),
    ).toBe(true);
    const oldest = made.reduce((one, other) => (Temporal.Instant.compare(one, other) < 0 ? one : other));
    expect(midnight.since(oldest).total("hours") / 24).toBeGreaterThan(120);
  });
});

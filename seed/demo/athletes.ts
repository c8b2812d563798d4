import type { NewAthlete } from "#server/athletes/athletes.server.ts";
import { isMinor } from "#domain/athletes/policy.ts";
import { createRandom, type Random } from "#drawing/random.ts";
import { createDeck } from "#seed/profile/deck.ts";
import { profileOf } from "#seed/profile/profile.ts";
import type { SeasonStats } from "#seed/profile/stats.ts";
import { demoSeasons } from "./athlete-seasons.ts";
import { clubFor } from "./home-clubs.ts";
import { KEPT_BACK, PEOPLE, type Born, type DemoPerson } from "./people.ts";

export interface DemoAthlete {
  input: NewAthlete;
  published: boolean;
  /** For a minor: someone answers for them and agreed, or has not decided yet. Nobody for adults, or while nobody has answered. */
  guardian: "agreed" | "deciding" | null;
}

/** Any value works; with this one the athletes that the design shows have a long history and a full gallery. */
const SEED = "demo-1555";

/** Editorial choice, newest first on the home page. */
const FEATURED = ["Kauã Ribeiro", "Maria Luíza Tavares", "Davi Nogueira"];
/** These must be found nowhere: no guardian has answered, or something else is still missing. */
const PRIVATE = new Set([
  "Caio Fontoura",
  "Manuela Prado",
  "Igor Baldez",
  "Bianca Vilela",
  "Cauê Lobato",
  ...Object.values(KEPT_BACK)
    .filter((person) => person !== KEPT_BACK.hidden)
    .map(({ name }) => name),
]);
/** A guardian agreed, and staff are asked about the first publication. */
const IN_REVIEW = new Set(["Manuela Prado", "Igor Baldez", KEPT_BACK.rejected.name]);
/** One of them with a signal for the reviewer, whose history names a category that he was too old for. */
const TOO_OLD_FOR_HISTORY = "Igor Baldez";
/** The guardian has an account, and has not decided. The athlete has only begun with the profile. */
const BEGINNER = "Bianca Vilela";
/** Typed into a form that knew only the age. */
const ESTIMATED = "Cauê Lobato";
/** Minors whose guardian allowed the full birth date, search engines and handles for clubs. */
const OPENED = new Set(["Maria Luíza Tavares", "Enzo Cavalcante", "Letícia Amaral", "Nathan Evangelista"]);

/** The athlete of a login, whose club has an account and can confirm her numbers. */
const PLAYS_FOR: Record<string, string> = { "Natália Bragança": "Centro de Formação Pampa" };

/** As the design shows them. */
const KNOWN: Record<string, { shirtNumber: number; stats: Partial<SeasonStats>; about?: string }> = {
  "Kauã Ribeiro": {
    shirtNumber: 9,
    stats: { games: 32, goals: 21, assists: 9, minutes: 2588 },
    about:
      "Kauã aprendeu a jogar na areia de Itapuã e chegou ao Litoral pela mão de um professor da escola. Protege a bola de costas, gira rápido e finaliza com os dois pés. Nesta temporada, são 21 gols e 9 assistências em 32 jogos. Estuda de manhã, treina à tarde e quer disputar uma competição nacional de base.",
  },
  "Davi Nogueira": { shirtNumber: 7, stats: { games: 29, goals: 8, assists: 14, minutes: 2310 } },
  "Maria Luíza Tavares": {
    shirtNumber: 11,
    stats: { games: 30, goals: 14, assists: 11, minutes: 2402 },
  },
  "Iuri Sant'Anna": { shirtNumber: 1, stats: { games: 27, goals: 0, assists: 1, minutes: 2415 } },
};

/** The same people on every machine; dates follow `today`, so that ages stay right. */
export function demoAthletes(today: Temporal.PlainDate): DemoAthlete[] {
  const deal = createDeck(createRandom(`${SEED}/about`));
  return [...PEOPLE, ...Object.values(KEPT_BACK)].map((person, index) => {
    const { name } = person;
    const seed = `${SEED}/${name}`;
    const chance = createRandom(seed);
    const profile = profileOf({
      person: {
        ...person,
        birthdate: birthdateOf(person.born, today, chance),
        club: PLAYS_FOR[name] ?? clubFor(person, chance),
      },
      seed,
      today,
      daysOld: daysOld(person, index),
      stats: KNOWN[name]?.stats,
      deal,
    });
    const opened = OPENED.has(name);
    const input: NewAthlete = {
      ...profile,
      shirtNumber: KNOWN[name]?.shirtNumber ?? profile.shirtNumber,
      about: KNOWN[name]?.about ?? profile.about,
      history: name === TOO_OLD_FOR_HISTORY ? [...profile.history, doubtful(today)] : profile.history,
      seasons: demoSeasons(profile, today, { thisOneOnly: name in KNOWN }),
      featured: FEATURED.includes(name),
      birthdateEstimated: name === ESTIMATED,
      birthdatePublic: profile.birthdatePublic || opened,
      indexable: profile.indexable || opened,
      socialPublic: profile.socialPublic || opened,
      ...(name === BEGINNER && UNFILLED),
    };
    const published = !PRIVATE.has(name);
    return {
      input,
      published,
      guardian: guardianOf(name, published && isMinor({ ...profile, birthdateEstimated: false }, today)),
    };
  });
}

/** What is missing shows in the meter of a dashboard. */
const UNFILLED: Partial<NewAthlete> = {
  portrait: undefined,
  about: null,
  traits: [],
  achievements: [],
  gallery: [],
  videos: [],
};

const doubtful = (today: Temporal.PlainDate) => ({
  year: today.year - 1,
  club: "Escolinha Terrão",
  category: "Sub-11",
});

function guardianOf(name: string, publishedMinor: boolean): DemoAthlete["guardian"] {
  if (publishedMinor || IN_REVIEW.has(name)) return "agreed";
  return name === BEGINNER ? "deciding" : null;
}

function birthdateOf(born: Born, today: Temporal.PlainDate, random: Random): Temporal.PlainDate {
  if ("age" in born) return today.subtract({ years: born.age }).subtract({ days: random.int(0, 364) });
  return Temporal.PlainDate.from({ year: today.year - born.yearsAgo, month: 1, day: 1 }).add({
    days: random.int(0, 364),
  });
}

/** The featured ones newest; the others over the last seven months, in no order that shows. */
function daysOld({ name }: DemoPerson, index: number): number {
  const rank = FEATURED.indexOf(name);
  return rank >= 0 ? rank + 2 : 6 + ((index * 37) % PEOPLE.length) * 3;
}

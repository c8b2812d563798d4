import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { ageOn } from "#domain/dates.ts";
import { portraitUrl } from "#drawing/addresses.ts";
import { createRandom } from "#drawing/random.ts";
import type { NewAthlete } from "#server/athletes/athletes.server.ts";
import { subjectOf } from "#seed/profile/about/subject.ts";
import { aboutOf } from "./about.ts";
import { achievementsOf } from "./achievements.ts";
import { bodyOf } from "./body.ts";
import { createDeck, type Deal } from "./deck.ts";
import { historyOf } from "./history.ts";
import { galleryOf, videosOf } from "./media.ts";
import { momentBefore } from "./moments.ts";
import type { Person } from "./person.ts";
import { footOf, shirtOf, traitsOf } from "./skills.ts";
import { socialOf } from "./social.ts";
import { seasonsOf, statsOf, type SeasonStats } from "./stats.ts";

interface ProfileSource {
  person: Person;
  seed: string;
  today: Temporal.PlainDate;
  /** How long ago the profile was made. */
  daysOld?: number;
  stats?: Partial<SeasonStats>;
  deal?: Deal;
}

const ADULT = 18;

/** A whole profile, the same for the same source. Each part draws from its own chance: changing one leaves the others. */
export function profileOf({ person, seed, today, daysOld = 30, stats: known, deal }: ProfileSource) {
  const chance = (part: string) => createRandom(`${seed}/${part}`);
  const { name, nickname, modality, position, birthdate, city, state, club } = person;
  const subdomain = subdomainFrom(name);
  const age = ageOn(birthdate, today);
  const adult = age >= ADULT;
  const traits = traitsOf(position, chance("traits"));
  const stats = { ...statsOf(position, age, chance("stats")), ...known };
  const history = historyOf(person, age, today, chance("history"));
  const updatedAt = momentBefore(today, chance("updated").int(1, Math.min(daysOld, 12)), chance("hour"));
  const subject = subjectOf(person, adult, traits, history, stats, chance("subject"));
  return {
    subdomain,
    name,
    nickname,
    modality,
    position,
    birthdate,
    city,
    state,
    club,
    shirtNumber: shirtOf(position, chance("shirt")),
    portrait: portraitUrl(subdomain, modality === "feminino" ? "f" : "m"),
    ...bodyOf({ age, modality, position }, chance("body")),
    foot: footOf(position, chance("foot")),
    traits,
    about: aboutOf(subject, position, deal ?? createDeck(chance("deck")), chance("about")),
    // Protective until a guardian says otherwise.
    birthdatePublic: adult,
    indexable: adult,
    socialPublic: adult,
    createdAt: momentBefore(today, daysOld, chance("created")),
    seasons: seasonsOf({ position, age, today }, stats, history, chance("seasons")).map((season) => ({
      ...season,
      updatedAt,
    })),
    achievements: achievementsOf(person, history, chance("achievements")),
    history,
    gallery: galleryOf(subdomain, today, daysOld, chance("gallery")),
    videos: videosOf(subdomain, position, today, daysOld, chance("videos")),
    social: socialOf(subdomain, chance("social")),
  } satisfies NewAthlete;
}

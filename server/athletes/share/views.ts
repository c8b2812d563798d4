import { formatMeasure, MEASURES } from "#domain/athletes/comparison.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { OF_SOURCE } from "#domain/athletes/seasons.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import type { Picture } from "#domain/media/picture.ts";
import type { SharedAthlete } from "./layouts.ts";

/** What a shared picture says: nothing that the site does not show, and less of it. */
export const toSharedAthlete = (
  site: AthleteSite,
  url: string,
): SharedAthlete & { photo: Picture | null } => ({
  name: nameOf(site),
  photo: site.photo,
  shirtNumber: site.shirtNumber,
  position: site.position,
  category: site.category,
  place: text(formatPlace(site)),
  club: text(site.club),
  featured: site.featured,
  stats: site.stats && {
    source: site.stats.source,
    games: site.stats.games,
    goals: site.stats.goals,
    assists: site.stats.assists,
  },
  address: spoken(url),
});

export type Resume = ReturnType<typeof toResume>;

// What fits on one page with texts of ordinary length; the rest is on the site, which the code leads to.
const MOST = { achievements: 6, history: 6, traits: 6, about: 900 };

const NO_ABOUT = "Este atleta ainda não escreveu sua apresentação.";

export function toResume(site: AthleteSite, url: string, madeOn: string) {
  const { stats } = site;
  return {
    ...toSharedAthlete(site, url),
    url,
    madeOn,
    name: shortWords(nameOf(site)),
    nickname: text(site.nickname) && shortWords(text(site.nickname)!),
    age: site.age,
    about: shortWords(text(site.about) ?? NO_ABOUT).slice(0, MOST.about),
    traits: site.traits.slice(0, MOST.traits),
    facts: facts(site),
    numbers:
      stats &&
      MEASURES.filter(({ key }) => stats[key] !== null).map(({ key, label, percent }): [string, string] => [
        label,
        formatMeasure(stats[key], percent),
      ]),
    numbersFrom: stats && `Números ${OF_SOURCE[stats.source]}, de uma só fonte.`,
    numbersOn: stats && formatIsoDate(stats.updatedOn),
    achievements: site.achievements.slice(0, MOST.achievements).map((text) => shortWords(drawable(text))),
    moreAchievements: Math.max(0, site.achievements.length - MOST.achievements),
    history: site.history.slice(0, MOST.history).map(({ year, club, category }) => ({
      year,
      club: shortWords(drawable(club)),
      category: text(category),
    })),
    moreHistory: Math.max(0, site.history.length - MOST.history),
  };
}

/** Club and city stand in the head of the page. */
const facts = (site: AthleteSite): [label: string, value: string][] =>
  (
    [
      ["Idade", site.age === null ? null : `${site.age} anos`],
      [
        site.birth?.includes("-") ? "Nascimento" : "Ano de nascimento",
        site.birth && formatIsoDate(site.birth),
      ],
      ["Altura", site.heightCm && formatHeight(site.heightCm)],
      ["Peso", site.weightKg && formatWeight(site.weightKg)],
      ["Pé dominante", site.foot],
      ["Instagram", text(site.social?.instagram ?? null)],
      ["TikTok", text(site.social?.tiktok ?? null)],
      ["YouTube", text(site.social?.youtube ?? null)],
    ] as [string, string | null][]
  )
    .filter((fact): fact is [string, string] => Boolean(fact[1]))
    .map(([label, value]) => [label, shortWords(value)]);

// A word wider than its column cannot be broken at an end of line.
const LONGEST_WORD = 22;
const shortWords = (value: string) =>
  value.replaceAll(/\S+/g, (word) =>
    word.length > LONGEST_WORD ? `${word.slice(0, LONGEST_WORD - 1)}…` : word,
  );

const nameOf = ({ name, subdomain }: AthleteSite) => drawable(name) || subdomain;
const text = (value: string | null | undefined): string | null => (value && drawable(value)) || null;
const spoken = (url: string) => url.replace(/^https?:\/\//, "");

/**
 * What our fonts can show of a text: letters of the Latin script, figures, punctuation. Emoji and other
 * scripts would stand as question marks on a picture that people send to each other.
 */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}\n+$ºª°]/gu, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();

import { cnpjCheckDigits } from "#domain/cnpj.ts";
import { crestUrl, portraitUrl, sceneUrl } from "#drawing/addresses.ts";
import { createRandom } from "#drawing/random.ts";
import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { CLUB_CATEGORIES, PARTNERSHIPS } from "#domain/clubs/standing.ts";
import type { NewClub } from "#server/clubs/clubs.server.ts";
import { CLIPS } from "#seed/profile/media.ts";
import { momentBefore } from "#seed/profile/moments.ts";
import { CLUBS } from "./clubs.ts";

/** Every third club has none. */
const PARTNERSHIP_OF = [...PARTNERSHIPS, null];

type Media = Pick<NewClub, "videos" | "testimonials">;

/** What the product keeps of each demo club. */
export function demoClubs(today: Temporal.PlainDate): { input: NewClub; verified: boolean }[] {
  return CLUBS.map((club, index) => {
    const {
      name,
      initials,
      city,
      state,
      address,
      foundationYear,
      responsibleName,
      description,
      achievements,
    } = club;
    const slug = subdomainFrom(name);
    const input: NewClub = {
      name,
      cnpj: demoCnpj(index + 1),
      crest: crestUrl(slug, initials),
      city,
      state,
      address,
      foundationYear,
      category: CLUB_CATEGORIES[index % CLUB_CATEGORIES.length]!,
      partnership: PARTNERSHIP_OF[index % PARTNERSHIP_OF.length]!,
      description,
      responsibleName,
      contactEmail: `contato@${slug}.example`,
      highlighted: club.highlighted,
      createdAt: momentBefore(today, 300 - index * 6, createRandom(slug)),
      achievements,
      social: {
        instagram: `@joia.${slug.replaceAll("-", ".")}`,
        youtube: index % 3 === 0 ? `@joia.${slug.replaceAll("-", ".")}` : null,
        website: index % 2 === 0 ? `https://example.com/?clube=${slug}` : null,
      },
      ...MEDIA[name],
    };
    return { input, verified: club.verified };
  });
}

/** Valid by its check digits and plainly invented; letters, so that no company founded before 2026 has it. */
export function demoCnpj(number: number): string {
  const base = `BASE${String(number).padStart(4, "0")}0001`;
  return base + cnpjCheckDigits(base);
}

const MEDIA: Record<string, Media> = {
  "Esporte Clube Litoral": {
    videos: [
      {
        title: "Um dia no centro de treinamento",
        videoKey: CLIPS[0]!.key,
        drawing: sceneUrl("litoral-1", "video"),
        durationSeconds: CLIPS[0]!.seconds,
      },
      {
        title: "Final da Copa dos Rios Sub-17",
        videoKey: CLIPS[1]!.key,
        drawing: sceneUrl("litoral-2", "video"),
        durationSeconds: CLIPS[0]!.seconds,
      },
    ],
    testimonials: [
      {
        name: "Rosângela Ribeiro",
        type: "parent",
        message:
          "Cada convite de clube chega primeiro para mim, com o nome de quem está por trás. Meu filho treina tranquilo e eu durmo tranquila.",
        image: portraitUrl("depoimento-rosangela", "f"),
      },
      {
        name: "Danilo Góes",
        type: "athlete",
        message:
          "Cheguei por uma peneira, sem conhecer ninguém. O que mudou foi treinar sabendo o que o clube espera de mim.",
        image: portraitUrl("depoimento-danilo", "m"),
      },
    ],
  },
  "Instituto Bola na Rede": {
    videos: [
      {
        title: "Treino aberto da equipe feminina",
        videoKey: CLIPS[0]!.key,
        drawing: sceneUrl("bola-na-rede-1", "video"),
        durationSeconds: CLIPS[0]!.seconds,
      },
    ],
    testimonials: [
      {
        name: "Sérgio Amaral",
        type: "parent",
        message:
          "Minha filha joga onde estuda e eu acompanho tudo pelo celular: jogos, convocações e quem olhou o perfil dela.",
        image: portraitUrl("depoimento-sergio", "m"),
      },
    ],
  },
};

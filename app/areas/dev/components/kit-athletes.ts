import { drawnPicture } from "#domain/media/picture.ts";
import type { FigurinhaAthlete } from "#app/components/figurinha.tsx";

type Drawer = (seed: string) => string;

/** Invented athletes that stretch the figurinha: long names, long cities, nothing known, three digits. */
export function kitAthletes(portrait: Drawer): FigurinhaAthlete[] {
  const photo = (seed: string) => drawnPicture(seed, portrait(seed));
  const base = { featured: false, shirtNumber: null, stats: null };
  return [
    {
      ...base,
      name: "Davi Nogueira",
      subdomain: "davi",
      photo: photo("davi"),
      shirtNumber: 7,
      position: "Meia",
      category: "Sub-17",
      city: "Recife",
      state: "PE",
      stats: { source: "declared", games: 24, goals: 6, assists: 14 },
    },
    {
      name: "Kauã Ribeiro",
      subdomain: "kaua",
      photo: photo("kaua"),
      shirtNumber: 9,
      position: "Centroavante",
      category: "Sub-17",
      city: "Salvador",
      state: "BA",
      featured: true,
      stats: { source: "match_sheet", games: 32, goals: 21, assists: 9 },
    },
    {
      ...base,
      name: "Iara Sant'Anna",
      subdomain: "iara",
      photo: photo("iara"),
      shirtNumber: 1,
      position: "Goleiro",
      category: "Sub-15",
      city: "Belém",
      state: "PA",
      stats: { source: "club", games: 28, goals: 0, assists: 1 },
    },
    {
      name: "Maria Eduarda Cavalcanti de Albuquerque",
      subdomain: "maria",
      photo: photo("maria-eduarda"),
      shirtNumber: 10,
      position: "Lateral-esquerdo",
      category: "Sub-20",
      city: "São José do Vale do Rio Preto",
      state: "RJ",
      featured: true,
      stats: { source: "match_sheet", games: 132, goals: 104, assists: 87 },
    },
    {
      ...base,
      name: "Anderson Conceição",
      subdomain: "anderson",
      photo: null,
      shirtNumber: 22,
      position: "Segundo atacante",
      category: "Sub-20",
      city: "Brasília",
      state: "DF",
      stats: { source: "declared", games: 0, goals: 0, assists: 0 },
    },
    {
      ...base,
      name: "Ana",
      subdomain: "ana",
      photo: null,
      position: null,
      category: null,
      city: null,
      state: null,
    },
  ];
}

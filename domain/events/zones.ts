import type { State } from "#domain/places.ts";

/** Where clocks follow Brasília; the states that do not are named below. */
const BRASILIA = "America/Sao_Paulo";

/** The last clock of Brazil: a time that has passed there has passed everywhere. */
export const LAST_ZONE = "America/Rio_Branco";

const OF_STATE: Partial<Record<State, string>> = {
  AC: "America/Rio_Branco",
  AL: "America/Maceio",
  AM: "America/Manaus",
  AP: "America/Belem",
  BA: "America/Bahia",
  CE: "America/Fortaleza",
  MA: "America/Fortaleza",
  MS: "America/Campo_Grande",
  MT: "America/Cuiaba",
  PA: "America/Belem",
  PB: "America/Fortaleza",
  PE: "America/Recife",
  PI: "America/Fortaleza",
  RN: "America/Fortaleza",
  RO: "America/Porto_Velho",
  RR: "America/Boa_Vista",
  SE: "America/Maceio",
  TO: "America/Araguaina",
};

/** The west of Amazonas keeps the time of Acre (Lei 12.876/2013). */
const WEST_OF_AMAZONAS = new Set(
  [
    "Atalaia do Norte",
    "Benjamin Constant",
    "Boca do Acre",
    "Eirunepé",
    "Envira",
    "Guajará",
    "Ipixuna",
    "Itamarati",
    "Jutaí",
    "Lábrea",
    "Pauini",
    "São Paulo de Olivença",
    "Tabatinga",
  ].map(plain),
);

/** The clock of the venue: times of an event are entered and shown in it. */
export function zoneOf({ state, city }: { state: State | null; city: string | null }): string {
  if (!state) return BRASILIA;
  const town = plain(city ?? "");
  if (state === "AM" && WEST_OF_AMAZONAS.has(town)) return "America/Eirunepe";
  if (state === "PE" && town === plain("Fernando de Noronha")) return "America/Noronha";
  return OF_STATE[state] ?? BRASILIA;
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}

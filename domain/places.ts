/** Brazilian states by their letters. */
export const STATES = {
  AC: "Acre",
  AL: "Alagoas",
  AM: "Amazonas",
  AP: "Amapá",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MG: "Minas Gerais",
  MS: "Mato Grosso do Sul",
  MT: "Mato Grosso",
  PA: "Pará",
  PB: "Paraíba",
  PE: "Pernambuco",
  PI: "Piauí",
  PR: "Paraná",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RO: "Rondônia",
  RR: "Roraima",
  RS: "Rio Grande do Sul",
  SC: "Santa Catarina",
  SE: "Sergipe",
  SP: "São Paulo",
  TO: "Tocantins",
} as const;

export type State = keyof typeof STATES;
export const STATE_CODES = Object.keys(STATES) as State[];

interface Place {
  city: string | null;
  state: string | null;
}

/** What a text names: a state, or a municipality by IBGE's code. Else those that may be meant. */
export type NamedPlace =
  | { kind: "state"; state: State }
  | { kind: "city"; code: number; name: string }
  | { kind: "unknown" | "several"; choices: readonly string[] };

/** "Recife, PE", or what is known of it. */
export const formatPlace = ({ city, state }: Place): string | null =>
  [city, state].filter(Boolean).join(", ") || null;

/** "Estádio do Arruda, Recife, PE" */
export const formatAddress = ({ location, ...place }: Place & { location: string | null }): string =>
  [location, formatPlace(place)].filter(Boolean).join(", ");

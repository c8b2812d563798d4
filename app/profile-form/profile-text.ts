import {
  isSectionComplete,
  type CompletenessPart,
  type CompletenessPlace,
} from "#domain/athletes/completeness.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import {
  SECTION_NAMES,
  type ProfileField,
  type ProfileSection,
  type ProfileValues,
} from "#domain/athletes/profile-values.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";

const SECTION_TITLES: Record<ProfileSection, string> = {
  pessoais: "Dados pessoais",
  esportivos: "Dados esportivos",
  sobre: "Sobre você",
  historico: "Histórico",
  conquistas: "Conquistas",
};

/** As the athlete reads it, or as the team does. */
export const sectionTitle = (section: ProfileSection, staff = false): string =>
  staff && section === "sobre" ? "Sobre o Atleta" : SECTION_TITLES[section];

export const FIELD_LABELS: Record<ProfileField, string> = {
  name: "Nome completo",
  nickname: "Apelido",
  birthdate: "Data de nascimento",
  modality: "Modalidade",
  place: "Cidade",
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  position: "Posição principal",
  secondaryPositions: "Outras posições",
  club: "Clube",
  shirtNumber: "Camisa",
  heightCm: "Altura",
  weightKg: "Peso",
  foot: "Pé",
  traits: "Características",
  about: "Sobre você",
  achievements: "Conquistas",
  history: "Histórico",
};

export const MODALITY_LABELS = { masculino: "Futebol masculino", feminino: "Futebol feminino" } as const;

const EMPTY = "(vazio)";

/** A field's value as a person reads it, a line for each item of a list. */
export function valueLines(field: ProfileField, values: ProfileValues): string[] {
  switch (field) {
    case "birthdate":
      return [values.birthdate ? formatIsoDate(values.birthdate) : EMPTY];
    case "modality":
      return [values.modality ? MODALITY_LABELS[values.modality] : EMPTY];
    case "place":
      return [formatPlace(values.place) ?? EMPTY];
    case "heightCm":
      return [values.heightCm ? formatHeight(values.heightCm) : EMPTY];
    case "weightKg":
      return [values.weightKg ? formatWeight(values.weightKg) : EMPTY];
    case "secondaryPositions":
    case "traits":
      return [values[field].join(", ") || EMPTY];
    case "achievements":
      return values.achievements.length > 0 ? values.achievements : [EMPTY];
    case "history":
      return values.history.length > 0
        ? values.history.map(({ year, club, category }) => [year, club, category].filter(Boolean).join(" · "))
        : [EMPTY];
    default:
      return String(values[field] ?? EMPTY).split("\n");
  }
}

export interface SectionRow {
  place: CompletenessPlace;
  title: string;
  /** What it says, in one line; null when there is nothing in it yet. */
  summary: string | null;
  complete: boolean;
}

/** The parts of the profile: the sections of its form, and what has a page of its own. */
export const sectionRows = (values: ProfileValues, missing: readonly CompletenessPart[]): SectionRow[] => [
  ...SECTION_NAMES.map((section) => ({
    place: section,
    title: SECTION_TITLES[section],
    summary: sectionSummary(section, values),
    complete: isSectionComplete(section, missing),
  })),
  {
    place: "midia",
    title: "Fotos e vídeos",
    summary: missing.includes("photo") ? null : "Figurinha, galeria e vídeos",
    complete: !missing.includes("photo"),
  },
  {
    place: "numeros",
    title: "Números por temporada",
    summary: missing.includes("numbers") ? null : "Jogos, gols e minutos, com a fonte",
    complete: !missing.includes("numbers"),
  },
];

function sectionSummary(section: ProfileSection, values: ProfileValues): string | null {
  switch (section) {
    case "pessoais":
      return [values.nickname && `“${values.nickname}”`, values.name, formatPlace(values.place)]
        .filter(Boolean)
        .join(" · ");
    case "esportivos": {
      const { position, club, heightCm, weightKg, foot } = values;
      const said = [position, club, heightCm && formatHeight(heightCm), weightKg && formatWeight(weightKg)];
      return said.some(Boolean) ? [...said, foot].filter(Boolean).join(" · ") : null;
    }
    case "sobre":
      return values.about ? shorten(values.about) : null;
    case "historico":
      return values.history.length > 0
        ? values.history
            .slice(0, 2)
            .map(({ club, year }) => `${club} (${year})`)
            .join(" · ")
        : null;
    case "conquistas":
      return values.achievements.length > 0
        ? `${values.achievements.length} ${values.achievements.length === 1 ? "registrada" : "registradas"}`
        : null;
  }
}

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 88).replace(/\s\S*$/, "")}…` : line;
};

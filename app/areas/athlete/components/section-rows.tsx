import { ChevronRight, CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import {
  isSectionComplete,
  type Completeness,
  type CompletenessPart,
} from "#domain/athletes/completeness.ts";
import { SECTION_NAMES, type ProfileValues } from "#domain/athletes/profile-values.ts";
import { SECTION_TITLES, sectionSummary } from "../profile-text.ts";

interface Row {
  key: string;
  title: string;
  summary: string | null;
  complete: boolean;
  to: string;
}

/** The parts of the profile, each with what it says and the way to change it. */
export function SectionRows({ values, completeness }: { values: ProfileValues; completeness: Completeness }) {
  const { missing } = completeness;
  return (
    <section aria-label="Partes do perfil" className="panel">
      <ul>
        {[...rowsOf(values, missing), ...pagesOf(missing)].map(({ key, title, summary, complete, to }) => (
          <li
            key={key}
            className="relative flex min-h-15 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 hover:bg-paper sm:px-5 md:min-h-13"
          >
            {complete ? (
              <CircleCheck className="size-5 shrink-0 text-grass" aria-hidden="true" />
            ) : (
              <CircleDashed className="size-5 shrink-0 text-muted" aria-hidden="true" />
            )}
            <div className="grid min-w-0 grow md:grid-cols-[13rem_minmax(0,1fr)] md:items-baseline md:gap-3">
              <span className="font-semibold">{title}</span>
              <span className="truncate text-compact text-muted">{summary ?? "Ainda vazio"}</span>
            </div>
            <Link to={to} className="shrink-0 text-compact font-bold text-grass after:absolute after:inset-0">
              <span className="max-md:sr-only md:underline md:decoration-2 md:underline-offset-4">
                {summary ? "Editar" : "Preencher"}
                <span className="sr-only"> {title}</span>
              </span>
              <ChevronRight className="size-5 text-ink md:hidden" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowsOf = (values: ProfileValues, missing: readonly CompletenessPart[]): Row[] =>
  SECTION_NAMES.map((section) => ({
    key: section,
    title: SECTION_TITLES[section],
    summary: sectionSummary(section, values),
    complete: isSectionComplete(section, missing),
    to: `?editar=${section}`,
  }));

/** Parts that have pages of their own. */
const pagesOf = (missing: readonly CompletenessPart[]): Row[] => [
  {
    key: "midia",
    title: "Fotos e vídeos",
    summary: missing.includes("photo") ? null : "Figurinha, galeria e vídeos",
    complete: !missing.includes("photo"),
    to: "/athlete/midia",
  },
  {
    key: "numeros",
    title: "Números por temporada",
    summary: missing.includes("numbers") ? null : "Jogos, gols e minutos, com a fonte",
    complete: !missing.includes("numbers"),
    to: "/athlete/numeros",
  },
];

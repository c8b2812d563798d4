import { ChevronRight, CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import { pageToFill } from "../addresses.ts";
import type { SectionRow } from "#app/profile-form/profile-text.ts";

/** The parts of the profile, each with what it says and the way to change it. */
export function SectionRows({ rows }: { rows: readonly SectionRow[] }) {
  return (
    <section aria-label="Partes do perfil" className="panel">
      <ul>
        {rows.map(({ place, title, summary, complete }) => (
          <li
            key={place}
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
            <Link
              to={pageToFill(place)}
              className="shrink-0 text-compact font-bold text-grass after:absolute after:inset-0"
            >
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

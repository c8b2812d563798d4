import { Link } from "#app/components/link.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import type { SourceChoice } from "#domain/scouting/compared.ts";

type SourceTabsProps = {
  sources: readonly SourceChoice[];
  current: SeasonSource;
  of: number;
  to: (source: SeasonSource) => string;
};

/** One source at a time, and how many of the athletes have numbers of it. */
export const SourceTabs = ({ sources, current, of, to }: SourceTabsProps) => (
  <nav aria-label="Fonte dos números" className="flex max-w-full rounded-control bg-line p-0.5">
    {sources.map(({ source, athletes }) => (
      <Link
        key={source}
        to={to(source)}
        preventScrollReset
        replace
        aria-current={source === current ? "true" : undefined}
        className="flex min-h-11 min-w-0 flex-wrap items-center justify-center gap-x-1.5 rounded-control border-2 border-transparent px-2.5 text-sm font-semibold text-muted hover:text-ink aria-[current]:border-ink aria-[current]:bg-card aria-[current]:text-ink sm:min-h-9"
      >
        <SourceMark source={source} className={source === current ? "text-grass" : undefined} />
        <span className="whitespace-nowrap">
          {athletes} de {of}
        </span>
      </Link>
    ))}
  </nav>
);

import { SOURCE_NAMES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { ButtonLink } from "./button.tsx";
import { SourceMark } from "./source-mark.tsx";

type SourceLinksProps = {
  sources: readonly SeasonSource[];
  current: SeasonSource;
  to: (source: SeasonSource) => string;
};

/** Which source a comparison uses: always one. With a single source there is nothing to choose. */
export function SourceLinks({ sources, current, to }: SourceLinksProps) {
  if (sources.length < 2) return <SourceMark source={current} className="font-semibold" />;
  return (
    <nav aria-label="Fonte dos números" className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <ButtonLink
          key={source}
          to={to(source)}
          preventScrollReset
          rel="nofollow"
          size="small"
          variant={source === current ? "outline" : "text"}
          aria-current={source === current ? "true" : undefined}
        >
          <SourceMark source={source} label={SOURCE_NAMES[source]} />
        </ButtonLink>
      ))}
    </nav>
  );
}

import type { MatchResult } from "#domain/clubs/results.ts";
import { cx } from "./class-names.ts";

// Ink or white by contrast: white on green and ink on red would be under 4.5:1.
const RESULTS: Record<MatchResult, { letter: string; name: string; look: string }> = {
  W: { letter: "V", name: "Vitória", look: "bg-win text-ink" },
  D: { letter: "E", name: "Empate", look: "bg-draw text-ink" },
  L: { letter: "D", name: "Derrota", look: "bg-loss text-white" },
};

export function ResultDots({
  results,
  label = "Últimos resultados",
  small = false,
}: {
  results: readonly MatchResult[];
  label?: string;
  /** Beside many columns on a phone. */
  small?: boolean;
}) {
  return (
    <ol aria-label={label} className={cx("flex", small ? "gap-0.5" : "gap-1")}>
      {results.map((result, i) => {
        const { letter, name, look } = RESULTS[result];
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a result has no identity but its place.
            key={i}
            title={name}
            className={cx(
              "grid place-items-center rounded-full text-[0.8125rem] leading-none font-bold",
              small ? "size-5" : "size-6",
              look,
            )}
          >
            <span aria-hidden="true">{letter}</span>
            <span className="sr-only">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

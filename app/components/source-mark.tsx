import { SOURCE_NAMES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { cx } from "./class-names.ts";

type SourceMarkProps = {
  source: SeasonSource;
  /** What stands after the square instead of the source's name. */
  label?: string;
  className?: string;
};

/** Where a number comes from, by shape and word: a full square, a half one, a dashed one. */
export function SourceMark({ source, label = SOURCE_NAMES[source], className }: SourceMarkProps) {
  return (
    <span className={cx("inline-flex items-center gap-[0.35em] whitespace-nowrap", className)}>
      <svg viewBox="0 0 12 12" className="size-[0.75em]! shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="10"
          height="10"
          fill={source === "match_sheet" ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={source === "declared" ? "2.5 2.5" : undefined}
        />
        {source === "club" && <rect x="1" y="1" width="5" height="10" fill="currentColor" />}
      </svg>
      {label}
    </span>
  );
}

import { formatDecimal } from "#domain/number-text.ts";
import { cx } from "./class-names.ts";

/** A labelled share of a hundred. The number is text, so the bar itself is only a picture. */
export function MeterBar({ label, value, className }: { label: string; value: number; className?: string }) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div className={cx("grid gap-2", className)}>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="font-display text-2xl leading-none font-extrabold tabular-nums">
          {formatDecimal(share)}%
        </span>
      </p>
      <svg
        className="h-2.5 w-full rounded-full"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-line" width="100" height="10" />
        <rect className="fill-grass" width={share} height="10" />
      </svg>
    </div>
  );
}

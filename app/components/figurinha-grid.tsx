import { cx } from "./class-names.ts";
import { FigurinhaSkeleton } from "./figurinha-skeleton.tsx";
import { Figurinha, type FigurinhaAthlete, type FigurinhaProps } from "./figurinha.tsx";

type FigurinhaGridProps = Pick<FigurinhaProps, "newTab" | "heading"> & {
  athletes: readonly FigurinhaAthlete[];
  /** How many are seen at once when the page opens. */
  priority?: number;
  className?: string;
};

export function FigurinhaGrid({ athletes, priority = 0, className, ...rest }: FigurinhaGridProps) {
  return (
    <ul className={cx(GRID, className)}>
      {athletes.map((athlete, i) => (
        <Figurinha key={athlete.subdomain} as="li" athlete={athlete} priority={i < priority} {...rest} />
      ))}
    </ul>
  );
}

export function FigurinhaGridSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <div className={cx(GRID, className)}>
      {Array.from({ length: count }, (_, i) => (
        <FigurinhaSkeleton key={i} />
      ))}
    </div>
  );
}

/** Two across a phone: one would fill the screen alone, and an album page has many. */
const GRID =
  "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 " +
  // Of an odd number, the last stands in the middle.
  "max-sm:[&>:last-child:nth-child(odd)]:col-span-2 max-sm:[&>:last-child:nth-child(odd)]:w-[calc(50%-var(--spacing)*1.5)] max-sm:[&>:last-child:nth-child(odd)]:justify-self-center";

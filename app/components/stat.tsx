import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

export function StatList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx("grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4", className)}>{children}</dl>;
}

/** The number reads first, its name stands below. */
export function Stat({
  label,
  value,
  beside,
}: {
  label: string;
  value: ReactNode;
  /** The same number by other sources. */
  beside?: readonly ReactNode[];
}) {
  return (
    <div className="flex flex-col gap-1 panel p-4">
      <dt className="order-2 text-sm font-semibold text-muted">{label}</dt>
      <dd className="order-1 font-display text-title leading-none font-extrabold">{value}</dd>
      {beside && beside.length > 0 && <dd className="order-3 mt-1">{beside}</dd>}
    </div>
  );
}

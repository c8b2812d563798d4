import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

export function StatList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx("grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4", className)}>{children}</dl>;
}

/** The number reads first, its name stands below. */
export function Stat({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 panel p-4">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-display text-title leading-none font-extrabold">{value}</dd>
    </div>
  );
}

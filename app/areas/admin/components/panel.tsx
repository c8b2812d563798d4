import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";

type PanelProps = { title: string; className?: string; children: ReactNode };

/** A card of the admin area, denser than on public pages. */
export function Panel({ title, className, children }: PanelProps) {
  return (
    <section className={cx("rounded-panel border bg-card p-4", className ?? "border-line")}>
      <h2 className="mb-2 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** What people wrote about themselves, as they wrote it. */
export const Written = ({ children }: { children: string }) => (
  <p className="mt-3 border-t border-line pt-3 text-compact wrap-anywhere whitespace-pre-line">{children}</p>
);

import type { ReactNode } from "react";

export function KitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t-2 border-ink pt-5">
      <h2 id={id} className="text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";

/** One of the named parts of a long form: two columns where there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel p-4 sm:p-5">
      <h2 className="mb-3 text-2xl">{title}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

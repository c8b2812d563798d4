import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

export const fact = (label: string, value: ReactNode): Fact => ({ label, value });

/** What is known, name and value side by side; what is missing says so. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 text-compact sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid border-t border-line py-2 first:border-t-0 sm:col-span-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:supports-[grid-template-columns:subgrid]:grid-cols-subgrid"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">
            {value || <span className="font-normal text-muted">Não informado</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

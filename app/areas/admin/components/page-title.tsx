import type { ReactNode } from "react";

/** Smaller than on public pages, to leave room for the data. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="text-4xl">{children}</h1>
      {aside}
    </div>
  );
}

import type { ReactNode } from "react";

/** Denser than on public pages: what follows is what people came for. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="text-4xl sm:text-title">{children}</h1>
      {aside}
    </div>
  );
}

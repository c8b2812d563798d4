import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";
import { pageWindow } from "./page-window.ts";

type PaginationProps = {
  page: number;
  /** How many pages have a number; none when only the neighbours are known. */
  pages: number;
  hrefFor: (page: number) => string;
  /** Addresses of the neighbours where they have no number (paging by cursor). */
  previous?: string | null;
  next?: string | null;
  label?: string;
  className?: string;
};

export function Pagination({
  page,
  pages,
  hrefFor,
  previous,
  next,
  label = "Paginação",
  className,
}: PaginationProps) {
  const before = previous ?? (page > 1 && page <= pages ? hrefFor(page - 1) : null);
  const after = next ?? (page < pages ? hrefFor(page + 1) : null);
  if (!before && !after) return null;
  return (
    <nav
      aria-label={label}
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:justify-center",
        className,
      )}
    >
      <Neighbour href={before} rel="prev">
        <ChevronLeft aria-hidden="true" />
        Anterior
      </Neighbour>
      <ol className="order-first flex w-full justify-center gap-1 sm:order-none sm:w-auto">
        {pageWindow(page, pages).map((slot, i) => (
          <li key={slot === "gap" ? `gap-${i}` : slot}>
            {slot === "gap" ? (
              <span className="grid h-11 w-8 place-items-center text-muted sm:w-11">
                <span aria-hidden="true">…</span>
                <span className="sr-only">páginas no meio</span>
              </span>
            ) : (
              <Link
                to={hrefFor(slot)}
                aria-label={`Página ${slot}`}
                aria-current={slot === page ? "page" : undefined}
                className="grid h-11 min-w-10 place-items-center rounded-control px-1.5 font-display text-lg font-bold tabular-nums hover:bg-card hover:ring-2 hover:ring-line hover:ring-inset aria-[current=page]:bg-ink aria-[current=page]:text-white aria-[current=page]:ring-0 sm:min-w-11"
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Neighbour href={after} rel="next">
        Próxima
        <ChevronRight aria-hidden="true" />
      </Neighbour>
    </nav>
  );
}

function Neighbour({
  href,
  rel,
  children,
}: {
  href: string | null;
  rel: "prev" | "next";
  children: ReactNode;
}) {
  const look = "flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold [&_svg]:size-5";
  // Its place stays, so that the numbers do not jump between the first page and the second.
  if (!href) return <span className={cx(look, "invisible")}>{children}</span>;
  return (
    <Link
      to={href}
      rel={rel}
      className={cx(look, "text-grass hover:underline hover:decoration-2 hover:underline-offset-4")}
    >
      {children}
    </Link>
  );
}

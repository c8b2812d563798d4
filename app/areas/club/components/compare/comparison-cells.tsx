import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { Silhouette } from "#app/components/silhouette.tsx";
import type { ComparedAthlete, Comparison } from "#server/scouting/comparison.server.ts";
import { LineSample } from "./line-sample.tsx";

/** Row names stay in sight while the table scrolls sideways. */
export const STICKY = "sticky left-0 z-1 bg-card";

/** Who the column is about, and the way out of it. */
export function Head({
  athlete,
  place,
  without,
}: {
  athlete: ComparedAthlete | null;
  place: number;
  without: string;
}) {
  return (
    <span className="grid justify-items-end gap-1.5 text-end">
      <span className="relative block h-14.5 w-12 overflow-hidden rounded-lg border-3 border-card bg-line shadow-sticker">
        {athlete?.photo ? (
          <Picture picture={athlete.photo} alt="" sizes="48px" cropped className="object-cover object-top" />
        ) : (
          <Silhouette />
        )}
      </span>
      {athlete ? (
        <Link
          to={`/a/${athlete.subdomain}`}
          className="leading-tight font-bold underline-offset-4 hover:underline"
        >
          {athlete.name}
        </Link>
      ) : (
        <span className="leading-tight font-semibold text-muted">Atleta indisponível</span>
      )}
      <LineSample place={place} />
      <Link
        to={without}
        className="-me-1 inline-flex min-h-11 items-center gap-1 px-1 text-sm font-semibold text-muted underline-offset-4 hover:text-ink hover:underline sm:min-h-8"
      >
        <X className="size-4" aria-hidden="true" />
        Tirar<span className="sr-only"> {athlete?.name ?? "atleta indisponível"} da comparação</span>
      </Link>
    </span>
  );
}

export const Group = ({ wide, children }: { wide: number; children: ReactNode }) => (
  <tr>
    <th
      scope="rowgroup"
      colSpan={wide}
      className="border-t border-line bg-paper px-4 py-2 text-start text-sm"
    >
      <span className="sticky left-4 inline-flex flex-wrap items-center gap-x-2">{children}</span>
    </th>
  </tr>
);

type RowProps = { name: ReactNode; columns: Comparison["columns"]; cells: readonly ReactNode[] };

export const Row = ({ name, columns, cells }: RowProps) => (
  <tr>
    <th
      scope="row"
      className={cx(
        STICKY,
        "w-44 max-w-26 border-t border-line py-2 ps-3 pe-1 text-start text-sm font-semibold text-muted sm:max-w-44 sm:ps-4 sm:pe-2",
      )}
    >
      {name}
    </th>
    {columns.map(({ subdomain }, place) => (
      <td
        key={subdomain}
        className="border-t border-line px-2 py-2 text-end sm:px-2.5 font-semibold tabular-nums"
      >
        {cells[place] || <None />}
      </td>
    ))}
  </tr>
);

export const None = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">sem número</span>
  </span>
);

export const Figure = ({ children }: { children: string }) => (
  <span className="font-display text-xl leading-none font-bold whitespace-nowrap">{children}</span>
);

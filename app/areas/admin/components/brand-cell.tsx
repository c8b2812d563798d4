import { LogoPicture } from "#app/components/picture.tsx";
import type { Picture } from "#domain/media/picture.ts";
import { initialsOf } from "#domain/person-name.ts";
import { RowLink } from "./row-link.tsx";

interface BrandCellProps {
  to: string;
  name: string;
  note?: string | null;
  logo: Picture | null;
}

/** A crest or a brand, or initials, and the name that opens the row. */
export const BrandCell = ({ to, name, note, logo }: BrandCellProps) => (
  <span className="flex items-center gap-2.5">
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-md bg-line/60 text-sm font-bold text-muted"
    >
      {logo ? <LogoPicture logo={logo} alt="" size={28} className="size-7" /> : initialsOf(name)}
    </span>
    <span className="min-w-0 leading-tight">
      <RowLink to={to} note={note}>
        {name}
      </RowLink>
    </span>
  </span>
);

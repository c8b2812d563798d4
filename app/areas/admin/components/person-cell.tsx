import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureData } from "#domain/media/picture.ts";
import { initialsOf } from "#domain/person-name.ts";
import { RowLink } from "./row-link.tsx";

interface PersonCellProps {
  to: string;
  name: string;
  note: string;
  photo: PictureData | null;
}

/** A face or initials, the name that opens the row, and what tells two of one name apart. */
export const PersonCell = ({ to, name, note, photo }: PersonCellProps) => (
  <span className="flex items-center gap-2.5 sm:min-w-44">
    <span
      aria-hidden="true"
      className="relative grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-line text-sm font-bold text-muted [&_img]:size-full [&_img]:object-cover [&_img]:object-top"
    >
      {photo ? <Picture picture={photo} alt="" sizes="32px" cropped /> : initialsOf(name)}
    </span>
    <span className="min-w-0 leading-tight">
      <RowLink to={to} note={note}>
        {name}
      </RowLink>
    </span>
  </span>
);

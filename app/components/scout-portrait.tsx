import { initialsOf } from "#domain/person-name.ts";
import type { Picture as PictureData } from "#domain/media/picture.ts";
import { cx } from "./class-names.ts";
import { Picture } from "./picture.tsx";

interface ScoutPortraitProps {
  name: string;
  photo: PictureData | null;
  className?: string;
}

/** The approved photo of a scout, or the initials until there is one. */
export const ScoutPortrait = ({ name, photo, className }: ScoutPortraitProps) => (
  <span className={cx("relative block shrink-0 overflow-hidden rounded-panel bg-grass-tint", className)}>
    {photo ? (
      <Picture picture={photo} alt={`Foto de ${name}`} sizes="12rem" priority />
    ) : (
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center font-display text-5xl font-extrabold text-grass-deep"
      >
        {initialsOf(name)}
      </span>
    )}
  </span>
);

import { CategoryText } from "#app/components/category-text.tsx";
import type { ReactNode } from "react";
import type { Picture as PictureData } from "#domain/media/picture.ts";
import { Picture } from "./picture.tsx";
import { Silhouette } from "./silhouette.tsx";

type Athlete = {
  name: string;
  photo: PictureData | null;
  age: number | null;
  position: string | null;
  club: string | null;
};

/** Portrait, name and the facts that tell one athlete from another, for pages about a single one. */
export function AthleteHeading({ athlete, badge }: { athlete: Athlete; badge?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Portrait photo={athlete.photo} className="size-20 sm:size-28" />
      <div className="grid min-w-0 justify-items-start gap-2">
        {badge}
        <h1 className="text-4xl wrap-anywhere sm:text-6xl">{athlete.name}</h1>
        <p className="text-muted">
          <CategoryText>{factsLine(athlete)}</CategoryText>
        </p>
      </div>
    </div>
  );
}

export function Portrait({ photo, className }: { photo: PictureData | null; className: string }) {
  return (
    <span
      className={`relative block shrink-0 overflow-hidden rounded-panel bg-line shadow-sticker [&>svg]:size-full ${className}`}
    >
      {photo ? <Picture picture={photo} alt="" sizes="7rem" priority cropped /> : <Silhouette />}
    </span>
  );
}

/** "16 anos · Centroavante · Esporte Clube Litoral" */
export const factsLine = ({ age, position, club }: Pick<Athlete, "age" | "position" | "club">): string =>
  [age !== null && `${age} anos`, position, club].filter(Boolean).join(" · ");

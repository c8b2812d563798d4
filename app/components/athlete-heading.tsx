import { CategoryText } from "#app/components/category-text.tsx";
import type { ReactNode } from "react";
import { Silhouette } from "./silhouette.tsx";

type Athlete = {
  name: string;
  imageUrl: string | null;
  age: number | null;
  position: string | null;
  club: string | null;
};

/** Portrait, name and the facts that tell one athlete from another, for pages about a single one. */
export function AthleteHeading({ athlete, badge }: { athlete: Athlete; badge?: ReactNode }) {
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Portrait imageUrl={athlete.imageUrl} className="size-20 sm:size-28" />
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

export function Portrait({ imageUrl, className }: { imageUrl: string | null; className: string }) {
  return (
    <span
      className={`block shrink-0 overflow-hidden rounded-panel bg-line shadow-sticker [&>*]:size-full [&>*]:object-cover ${className}`}
    >
      {imageUrl ? <img src={imageUrl} alt="" width={112} height={112} decoding="async" /> : <Silhouette />}
    </span>
  );
}

/** "16 anos · Centroavante · Esporte Clube Litoral" */
export const factsLine = ({ age, position, club }: Pick<Athlete, "age" | "position" | "club">): string =>
  [age !== null && `${age} anos`, position, club].filter(Boolean).join(" · ");

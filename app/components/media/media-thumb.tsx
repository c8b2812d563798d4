import { ImageIcon, Video } from "lucide-react";
import { Picture } from "#app/components/picture.tsx";
import { formatDuration } from "#domain/dates.ts";
import type { OwnItemView } from "./own-item.ts";

/** The picture of an item, or the frame of a video with its length. Fills the positioned box around it. */
export function MediaThumb({
  item: { kind, picture, durationSeconds },
  sizes,
  length = false,
  whole = false,
}: {
  item: Pick<OwnItemView, "kind" | "picture" | "durationSeconds">;
  sizes: string;
  /** Shows how long a video is. */
  length?: boolean;
  /** All of it, with room around, instead of the part that fills the box. */
  whole?: boolean;
}) {
  const Icon = kind === "video" ? Video : ImageIcon;
  return (
    <>
      {picture.drawing || picture.widths.length > 0 ? (
        <Picture picture={picture} alt="" sizes={sizes} className={whole ? "object-contain" : undefined} />
      ) : (
        <span className="absolute inset-0 grid place-items-center bg-grass text-white">
          <Icon className="size-7" aria-hidden="true" />
        </span>
      )}
      {length && kind === "video" && durationSeconds !== null && (
        <span className="absolute right-2 bottom-2 rounded-md bg-ink px-2 py-0.5 text-sm font-semibold text-white">
          <span className="sr-only">Duração: </span>
          {formatDuration(durationSeconds)}
        </span>
      )}
    </>
  );
}

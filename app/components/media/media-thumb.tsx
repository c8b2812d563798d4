import { Video } from "lucide-react";
import { formatDuration } from "#domain/dates.ts";
import { pictureAddress } from "#domain/media/picture.ts";
import type { OwnItemView } from "./own-item.ts";

/** The picture of an item, or the frame of a video with its length. */
export function MediaThumb({
  item: { kind, picture, durationSeconds },
  sizes,
  length = false,
}: {
  item: Pick<OwnItemView, "kind" | "picture" | "durationSeconds">;
  sizes: string;
  /** Shows how long a video is. */
  length?: boolean;
}) {
  const src = picture.drawing ?? (picture.widths[0] && pictureAddress(picture.id, picture.widths[0], "webp"));
  return (
    <>
      {src ? (
        <img
          src={src}
          srcSet={
            picture.drawing
              ? undefined
              : picture.widths
                  .map((width) => `${pictureAddress(picture.id, width, "webp")} ${width}w`)
                  .join(", ")
          }
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <span className="grid size-full place-items-center bg-grass text-white">
          <Video className="size-7" aria-hidden="true" />
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

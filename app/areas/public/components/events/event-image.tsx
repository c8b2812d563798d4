import { cx } from "#app/components/class-names.ts";
import { imageAddress, pictureAddress } from "#domain/media/picture.ts";
import type { EventCardView } from "../../event-view.ts";

interface EventImageProps {
  event: Pick<EventCardView, "imageUrl" | "picture">;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  lazy?: boolean;
  className?: string;
}

/** Its own picture, or a drawing; without either an event stands on plain grass. */
export function EventImage({
  event: { imageUrl, picture },
  sizes,
  lazy = false,
  className,
}: EventImageProps) {
  const frame = cx("aspect-video w-full bg-grass-deep object-cover", className);
  const src = imageAddress({ picture, imageUrl });
  if (!src) return <div className={frame} />;
  const files = picture && !picture.drawing ? picture.widths : [];
  return (
    <img
      src={src}
      srcSet={
        files.map((width) => `${pictureAddress(picture!.id, width, "webp")} ${width}w`).join(", ") ||
        undefined
      }
      sizes={files.length > 0 ? sizes : undefined}
      alt=""
      width={640}
      height={360}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      className={frame}
    />
  );
}

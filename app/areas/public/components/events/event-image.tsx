import { cx } from "#app/components/class-names.ts";
import type { EventCardView } from "../../event-view.ts";

interface EventImageProps {
  event: Pick<EventCardView, "image">;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  lazy?: boolean;
  className?: string;
}

/** Its own picture, or a drawing; without either an event stands on plain grass. */
export function EventImage({ event: { image }, sizes, lazy = false, className }: EventImageProps) {
  const frame = cx("aspect-video w-full bg-grass-deep object-cover", className);
  if (!image) return <div className={frame} />;
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet && sizes}
      alt=""
      width={640}
      height={360}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      className={frame}
    />
  );
}

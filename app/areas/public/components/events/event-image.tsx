import { cx } from "#app/components/class-names.ts";
import { Picture } from "#app/components/picture.tsx";
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
  event: { imageUrl: src, picture },
  sizes,
  lazy = false,
  className,
}: EventImageProps) {
  if (picture)
    return (
      <div className={cx("relative aspect-video w-full overflow-hidden bg-grass-deep", className)}>
        <Picture picture={picture} alt="" sizes={sizes} priority={!lazy} />
      </div>
    );
  const frame = cx("aspect-video w-full bg-grass-deep object-cover", className);
  if (!src) return <div className={frame} />;
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={360}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      className={frame}
    />
  );
}

import { cx } from "#app/components/class-names.ts";

/** Without a picture of its own an event stands on plain grass. */
export function EventImage({
  src,
  lazy = false,
  className,
}: {
  src: string | null;
  lazy?: boolean;
  className?: string;
}) {
  return (
    <div className={cx("aspect-video overflow-hidden bg-grass-deep", className)}>
      {src && (
        <img
          src={src}
          alt=""
          width={640}
          height={360}
          loading={lazy ? "lazy" : "eager"}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

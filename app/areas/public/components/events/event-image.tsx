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

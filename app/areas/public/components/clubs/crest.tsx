import { Shield } from "lucide-react";
import { cx } from "#app/components/class-names.ts";

/** Always beside the club's name, so it needs no alternative text. */
export function Crest({
  url,
  size,
  lazy = true,
  className,
}: {
  url: string | null;
  size: number;
  lazy?: boolean;
  className?: string;
}) {
  if (!url)
    return <Shield aria-hidden="true" width={size} height={size} className={cx("text-edge", className)} />;
  return (
    <img
      src={url}
      alt=""
      width={size}
      height={size}
      loading={lazy ? "lazy" : "eager"}
      decoding="async"
      className={cx("shrink-0 object-contain", className)}
    />
  );
}

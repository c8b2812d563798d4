import { Shield } from "lucide-react";
import { LogoPicture } from "#app/components/picture.tsx";
import type { Picture } from "#domain/media/picture.ts";
import { cx } from "#app/components/class-names.ts";

/** Always beside the club's name, so it needs no alternative text. */
export function Crest({
  logo,
  size,
  lazy = true,
  className,
}: {
  logo: Picture | null;
  size: number;
  lazy?: boolean;
  className?: string;
}) {
  if (!logo)
    return <Shield aria-hidden="true" width={size} height={size} className={cx("text-edge", className)} />;
  return <LogoPicture logo={logo} alt="" size={size} priority={!lazy} className={className} />;
}

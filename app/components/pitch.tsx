import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** Dark green with mown stripes and, where asked, the centre circle: the only decoration we have. */
export function Pitch({
  circle = false,
  className,
  children,
}: {
  circle?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={cx("pitch on-dark", circle && "pitch-circle", className)}>{children}</div>;
}

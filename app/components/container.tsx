import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** The width of the page: every section starts and ends at the same edges. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("mx-auto w-full max-w-[76rem] px-4 sm:px-6", className)}>{children}</div>;
}

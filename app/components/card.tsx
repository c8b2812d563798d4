import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type CardProps = {
  title?: ReactNode;
  /** Which level the title has in its page. */
  level?: 2 | 3;
  /** For a narrow column beside the main one, and for dense pages. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ title, level = 2, compact = false, className, children }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={cx("panel", compact ? "p-4 sm:p-5" : "p-5 sm:p-7", className)}>
      {title && (
        <Heading className={compact ? "mb-3 text-2xl" : "mb-4 text-2xl sm:text-[2rem]"}>{title}</Heading>
      )}
      {children}
    </section>
  );
}

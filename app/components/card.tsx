import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type CardProps = {
  title?: ReactNode;
  /** Which level the title has in its page. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

export function Card({ title, level = 2, className, children }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={cx("panel p-5 sm:p-7", className)}>
      {title && <Heading className="mb-4 text-2xl sm:text-[2rem]">{title}</Heading>}
      {children}
    </section>
  );
}

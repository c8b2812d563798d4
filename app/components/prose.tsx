import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

/** Running text: a measure that reads well, and space between paragraphs. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        "max-w-[68ch] text-lead whitespace-pre-line [&_a]:font-semibold [&_a]:text-grass [&_a]:underline [&_a]:underline-offset-4",
        "[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-3xl [&_li]:my-1 [&_p]:my-4 [&_p:first-child]:mt-0 [&_ul]:list-disc [&_ul]:pl-5",
        className,
      )}
    >
      {children}
    </div>
  );
}

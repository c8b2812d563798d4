import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const TONES = {
  neutral: "bg-paper text-ink ring-1 ring-edge ring-inset",
  grass: "bg-grass-tint text-grass-deep",
  canary: "bg-canary text-ink",
  pale: "bg-canary-tint text-ink",
  sky: "bg-sky-tint text-sky",
  danger: "bg-danger-tint text-danger",
} as const;

export type BadgeTone = keyof typeof TONES;

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex min-h-6 items-center gap-1 rounded-md px-2 py-0.5 text-sm leading-tight font-semibold [&_svg]:size-4",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

const TONES = {
  info: { look: "border-sky bg-sky-tint", Icon: Info, ink: "text-sky" },
  success: { look: "border-grass bg-grass-tint", Icon: CircleCheck, ink: "text-grass" },
  warning: { look: "border-canary-deep bg-canary-tint", Icon: CircleAlert, ink: "text-ink" },
  error: { look: "border-danger bg-danger-tint", Icon: CircleAlert, ink: "text-danger" },
} as const;

type NoticeProps = { tone?: keyof typeof TONES; title?: string; className?: string; children?: ReactNode };

/** What a page has to say before anything else is done on it. It stays, unlike a toast. */
export function Notice({ tone = "info", title, className, children }: NoticeProps) {
  const { look, Icon, ink } = TONES[tone];
  return (
    <div className={cx("flex gap-3 rounded-control border-l-4 px-4 py-3.5", look, className)}>
      <Icon className={cx("mt-0.5 size-5 shrink-0", ink)} aria-hidden="true" />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-bold">{title}</p>}
        {children && <div className="text-compact">{children}</div>}
      </div>
    </div>
  );
}

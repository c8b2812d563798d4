import type { ReactNode } from "react";
import { cx } from "./class-names.ts";

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({ title, children, action, icon, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        "grid justify-items-center gap-3 rounded-panel border-2 border-dashed border-line px-5 py-12 text-center",
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="text-edge [&_svg]:size-12 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Heading className="text-3xl">{title}</Heading>
      {children && <div className="max-w-[46ch] text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

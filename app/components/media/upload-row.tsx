import { ImageIcon, Video } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";

interface UploadRowProps {
  kind: "photo" | "video" | null;
  /** A small picture of it, where there is one. */
  thumb?: ReactNode;
  title: ReactNode;
  /** State in words, with its shape. */
  children: ReactNode;
  /** From 0 to 100; none for what is not being sent. */
  progress?: { percent: number; paused: boolean; label: string };
  actions?: ReactNode;
}

/** One file or item in the list of what was sent. */
export function UploadRow({ kind, thumb, title, children, progress, actions }: UploadRowProps) {
  const Icon = kind === "photo" ? ImageIcon : Video;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-3.5 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span
        className={cx(
          "grid size-14 place-items-center overflow-hidden rounded-control sm:h-12 sm:w-16 [&>img]:size-full [&>img]:object-cover",
          kind === "photo" ? "bg-grass-tint text-grass-deep" : "bg-grass text-white",
        )}
      >
        {thumb ?? <Icon className="size-6" aria-hidden="true" />}
      </span>
      <div className="grid min-w-0 content-start gap-1">
        {title}
        {children}
        {progress && <ProgressBar {...progress} />}
      </div>
      {actions && (
        <div className="col-start-2 flex flex-wrap items-center gap-x-5 sm:col-start-3 sm:row-start-1 sm:self-center">
          {actions}
        </div>
      )}
    </li>
  );
}

/** A bar that is dashed while nothing moves. */
export function ProgressBar({
  percent,
  paused,
  label,
  className,
}: {
  percent: number;
  paused: boolean;
  label: string;
  className?: string;
}) {
  return (
    <progress
      max={100}
      value={percent}
      aria-label={label}
      data-paused={paused || undefined}
      className={cx("upload-progress", className)}
    />
  );
}

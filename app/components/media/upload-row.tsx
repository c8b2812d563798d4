import { FileQuestion, ImageIcon, Video } from "lucide-react";
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
  /** Stands below all of it, as wide as the row. */
  panel?: ReactNode;
}

/** One file or item in the list of what was sent. */
export function UploadRow({ kind, thumb, title, children, progress, actions, panel }: UploadRowProps) {
  const Icon = kind === "photo" ? ImageIcon : kind === "video" ? Video : FileQuestion;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-3.5 sm:grid-cols-[4rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <span
        className={cx(
          "relative grid size-14 place-items-center overflow-hidden rounded-control sm:h-12 sm:w-16 [&>img]:size-full [&>img]:object-cover",
          kind === "video" ? "bg-grass text-white" : "bg-grass-tint text-grass-deep",
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
        <div className="col-start-2 flex flex-wrap items-center gap-x-4 sm:col-start-3 sm:row-start-1 sm:self-center">
          {actions}
        </div>
      )}
      {panel && <div className="col-span-full">{panel}</div>}
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

interface StateWordsProps {
  icon: ReactNode;
  word: string;
  /** Something went wrong. */
  bad?: boolean;
  children?: ReactNode;
}

/** A state as a shape and a word; the colour only repeats them. */
export const StateWords = ({ icon, word, bad = false, children }: StateWordsProps) => (
  <p className="flex items-start gap-1.5 text-sm leading-snug">
    <span
      aria-hidden="true"
      className={cx("[&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0", bad && "text-danger")}
    >
      {icon}
    </span>
    <span className="min-w-0 wrap-anywhere">
      <strong className={cx("font-semibold tabular-nums", bad && "text-danger")}>{word}</strong>
      {children && <span className="text-muted tabular-nums"> · {children}</span>}
    </span>
  </p>
);

import { Flag } from "lucide-react";
import type { Reportable } from "#domain/moderation/report-schema.ts";
import { cx } from "#app/components/class-names.ts";
import { Link } from "./link.tsx";

interface ReportLinkProps {
  type: Reportable;
  id: string;
  /** Where several stand on one page: which of them it is, for who hears them in a list. */
  what?: string;
  className?: string;
}

/** Stands on everything that somebody made public. */
export function ReportLink({ type, id, what, className }: ReportLinkProps) {
  return (
    <Link
      to={`/denunciar?tipo=${type}&id=${id}`}
      rel="nofollow"
      className={cx(
        "inline-flex min-h-11 items-center gap-2 text-compact text-muted underline-offset-4 hover:text-ink hover:underline",
        className,
      )}
    >
      <Flag className="size-4" aria-hidden="true" />
      Denunciar
      {what && <span className="sr-only"> {what}</span>}
    </Link>
  );
}

import { Link } from "./link.tsx";
import { ReportLink } from "./report-link.tsx";

interface ItemLinksProps {
  id: string;
  /** Which photo or video it is, for who hears the links in a list. */
  what: string;
  /** Where there is room for one link only: the page behind it leads to the report. */
  narrow?: boolean;
  className?: string;
}

/** Under every photo and video that somebody made public: say that it is wrong, or that one does not want to be on it. */
export const ItemLinks = ({ id, what, narrow = false, className = "" }: ItemLinksProps) => (
  <div className={`flex flex-wrap items-center gap-x-4 ${className}`}>
    <Link
      to={`/remover/${id}`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-compact text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      Pedir remoção
      <span className="sr-only"> d{what}</span>
    </Link>
    {!narrow && <ReportLink type="media" id={id} what={what} />}
  </div>
);

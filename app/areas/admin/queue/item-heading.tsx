import { ChevronLeft, ChevronRight } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Link } from "#app/components/link.tsx";

type ItemHeadingProps = {
  kindLabel: string;
  title: string;
  since: string;
  /** The items beside this one that nobody else works on. */
  next: string | null;
  previous: string | null;
};

/** What kind of item it is, since when it waits, and the way to its neighbours. */
export const ItemHeading = ({ kindLabel, title, since, next, previous }: ItemHeadingProps) => (
  <header>
    <div className="flex items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-compact text-muted">
        <Badge tone="sky">{kindLabel}</Badge>
        <span>espera desde {since}</span>
      </p>
      {previous && (
        <Link to={previous} data-previous="" className="queue-step">
          <ChevronLeft aria-hidden="true" />
          <span className="sr-only">Item anterior</span>
        </Link>
      )}
      {next && (
        <Link to={next} data-next="" className="queue-step">
          <ChevronRight aria-hidden="true" />
          <span className="sr-only">Próximo item</span>
        </Link>
      )}
    </div>
    <h1 className="mt-2 text-4xl wrap-anywhere">{title}</h1>
  </header>
);

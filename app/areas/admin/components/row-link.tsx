import { Link } from "#app/components/link.tsx";

type RowLinkProps = { to: string; children: string; note?: string | null };

/** The link that names a row and opens it, with a note below. */
export function RowLink({ to, children, note }: RowLinkProps) {
  return (
    <>
      <Link
        to={to}
        data-row-link=""
        className="wrap-anywhere text-grass underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
      {note && <span className="block text-sm font-normal text-muted">{note}</span>}
    </>
  );
}

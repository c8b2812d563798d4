import { Link } from "#app/components/link.tsx";
import type { AuditRow } from "../audit-row.ts";
import type { ListColumn } from "../list/admin-list.tsx";
import { RowLink } from "./row-link.tsx";

/** Who did what, when, and which fields changed; the row opens the entry. */
export const AUDIT_COLUMNS: ListColumn<AuditRow>[] = [
  {
    header: "Quando",
    sort: "at",
    rowHeader: true,
    cell: ({ id, at }) => (
      <span className="whitespace-nowrap">
        <RowLink to={`/admin/registro/${id}`}>{at}</RowLink>
      </span>
    ),
  },
  {
    header: "Quem",
    cell: ({ who, actorPath }) => (actorPath ? <PlainLink to={actorPath}>{who}</PlainLink> : who),
  },
  {
    header: "O que",
    cell: ({ what, subjectPath }) => (
      <span className="wrap-anywhere">
        {what}
        {subjectPath && (
          <>
            {" "}
            <PlainLink to={subjectPath}>ver tudo</PlainLink>
          </>
        )}
      </span>
    ),
  },
  { header: "Campos", cell: ({ fields }) => <span className="wrap-anywhere">{fields || "–"}</span> },
];

const PlainLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-grass underline decoration-1 underline-offset-4 hover:decoration-2">
    {children}
  </Link>
);

import type { ReactNode } from "react";
import { RowTitleLink } from "#app/components/text-link.tsx";

interface Listed {
  number: number;
  category: string | null;
  position: string;
  birthYear: number;
}

type PersonCellProps = {
  person: Listed;
  name: string;
  /** The public profile, if there is one. */
  to?: string | null;
  /** What else a phone says under the name. */
  children?: ReactNode;
};

/** Who a row of a list is about. On phones it also says what the columns say elsewhere. */
export const PersonCell = ({ person, name, to, children }: PersonCellProps) => (
  <>
    <span className="sm:hidden">{person.number} · </span>
    {to ? <RowTitleLink to={to}>{name}</RowTitleLink> : name}
    <span className="block text-sm font-normal text-muted sm:hidden">
      {[person.category, person.position, person.birthYear].filter(Boolean).join(" · ")}
    </span>
    {children && <span className="block text-sm font-normal sm:hidden">{children}</span>}
  </>
);

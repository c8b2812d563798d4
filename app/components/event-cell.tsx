import { CategoryText } from "./category-text.tsx";
import { RowTitleLink } from "./text-link.tsx";

interface EventCellProps {
  title: string;
  to: string;
  /** Under the title on phones, where the columns are left out. */
  when: string;
}

/** Which event a row of a list is about. */
export const EventCell = ({ title, to, when }: EventCellProps) => (
  <>
    <RowTitleLink to={to}>
      <CategoryText>{title}</CategoryText>
    </RowTitleLink>
    <span className="block text-sm font-normal text-muted sm:hidden">{when}</span>
  </>
);

import { Tabs } from "#app/components/tabs.tsx";

type CategoryTabsProps = {
  categories: readonly { id: string; name: string }[];
  current: string;
  to: (categoryId: string) => string;
};

/** A cup with one category needs no choice. */
export const CategoryTabs = ({ categories, current, to }: CategoryTabsProps) =>
  categories.length > 1 ? (
    <Tabs
      label="Categorias"
      oneRow
      tabs={categories.map(({ id, name }) => ({ to: to(id), label: name, current: id === current }))}
      className="print:hidden"
    />
  ) : null;

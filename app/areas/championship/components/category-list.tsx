import { Badge } from "#app/components/badge.tsx";
import { RowTitleLink } from "#app/components/text-link.tsx";
import { categoryPage } from "../addresses.ts";

interface CategoryRow {
  id: string;
  name: string;
  /** "grupos + mata-mata" */
  format: string;
  teams: number;
  mostTeams: number;
  drawn: boolean;
}

type CategoryListProps = {
  championshipId: string;
  categories: readonly CategoryRow[];
  /** Leads to the form of each. */
  editable: boolean;
};

/** The competitions of one cup. */
export const CategoryList = ({ championshipId, categories, editable }: CategoryListProps) => (
  <ul className="grid">
    {categories.map((category) => (
      <li
        key={category.id}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
      >
        <span className="min-w-0">
          {editable ? (
            <RowTitleLink to={categoryPage(championshipId, category.id)}>{category.name}</RowTitleLink>
          ) : (
            <span className="font-semibold wrap-anywhere">{category.name}</span>
          )}
          <span className="block text-compact text-muted">
            {category.format} · {category.teams} de {category.mostTeams} equipes
          </span>
        </span>
        <Badge tone={category.drawn ? "grass" : "neutral"}>
          {category.drawn ? "Sorteada" : "Sem sorteio"}
        </Badge>
      </li>
    ))}
  </ul>
);

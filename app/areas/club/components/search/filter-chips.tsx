import { X } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import "./filter-chips.css";

interface FilterChipsProps {
  count: { many: string; noun: string };
  chips: readonly { label: string; to: string }[];
  clear: string;
}

/** How many were found, and each filter with a way to take it off. */
export const FilterChips = ({ count, chips, clear }: FilterChipsProps) => (
  <div className="search-found">
    <output>
      <b>{count.many}</b> {count.noun}
    </output>
    {chips.length > 0 && (
      <ul className="search-chips" aria-label="Filtros escolhidos">
        {chips.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} preventScrollReset className="search-chip">
              <span className="sr-only">Tirar o filtro </span>
              {label}
              <X aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link to={clear} preventScrollReset className="search-clear">
            Limpar tudo
          </Link>
        </li>
      </ul>
    )}
  </div>
);

import { ChevronLeft, ChevronRight, ShieldCheck } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { RepeatedIcon } from "#app/components/repeated-icon.tsx";
import "./search-pager.css";

interface SearchPagerProps {
  next: string | null;
  previous: string | null;
  /** How many a page holds. */
  size: number;
}

/** What holds for every row, and the pages beside this one. */
export const SearchPager = ({ next, previous, size }: SearchPagerProps) => (
  <div className="search-foot">
    <p>
      <ShieldCheck aria-hidden="true" /> O contato com menores de 18 anos vai primeiro ao responsável.{" "}
      <span className="search-legend">
        <RepeatedIcon name="video" /> tem vídeo.
      </span>
    </p>
    {(next ?? previous) && (
      <nav aria-label="Páginas" className="search-pages">
        {previous && (
          <ButtonLink to={previous} rel="prev" size="small">
            <ChevronLeft aria-hidden="true" />
            Anteriores
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} rel="next" size="small">
            Próximos {size}
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )}
      </nav>
    )}
  </div>
);

import { ButtonLink } from "#app/components/button.tsx";
import type { ListFrame } from "./list-frame.ts";
import "./list.css";

/** To the pages beside this one, or back to the first where the page before is gone. */
export const Pager = ({ next, previous, first }: Pick<ListFrame, "next" | "previous" | "first">) =>
  (next ?? previous ?? first) && (
    <nav aria-label="Paginação" className="list-pager">
      {first && !previous && (
        <ButtonLink to={first} size="small">
          Voltar ao começo
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink to={previous} rel="prev" size="small">
          Anterior
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={next} rel="next" size="small">
          Próxima
        </ButtonLink>
      )}
    </nav>
  );

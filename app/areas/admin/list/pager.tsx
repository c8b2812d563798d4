import { buttonClass, ButtonLink } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
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
      {next ? (
        <ButtonLink to={next} rel="next" size="small">
          Próxima
        </ButtonLink>
      ) : (
        // Keeps its place, so that a second press on the last page does not lead back.
        <span aria-hidden="true" className={cx(buttonClass({ size: "small" }), "invisible")}>
          Próxima
        </span>
      )}
    </nav>
  );

import { ButtonLink } from "./button.tsx";

/** Paging by cursor: to the next page, or back to the first. */
export function PageNav({ first, next }: { first: string | null; next: string | null }) {
  if (!first && !next) return null;
  return (
    <nav aria-label="Paginação" className="flex justify-between gap-3">
      {first ? (
        <ButtonLink to={first} size="small">
          Voltar ao começo
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink to={next} size="small">
          Mais antigas
        </ButtonLink>
      )}
    </nav>
  );
}

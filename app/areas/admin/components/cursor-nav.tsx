import { ButtonLink } from "#app/components/button.tsx";

/** Paging by cursor: to the next page, or back to the first. */
export function CursorNav({ first, next }: { first: string | null; next: string | null }) {
  return (
    <nav aria-label="Paginação" className="mt-6 flex justify-between gap-3">
      {first ? (
        <ButtonLink to={first} size="small">
          Voltar ao começo
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && (
        <ButtonLink to={next} size="small">
          Próximas
        </ButtonLink>
      )}
    </nav>
  );
}

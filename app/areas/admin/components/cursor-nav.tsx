import { ButtonLink } from "#app/components/button.tsx";

/** Paging of a list that only knows what comes next: on, or back to its beginning. */
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

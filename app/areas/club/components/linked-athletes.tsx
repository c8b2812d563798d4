import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface LinkedAthleteView {
  athleteId: string;
  name: string | null;
  subdomain: string | null;
  facts: string;
  state: string;
  /** Both sides said yes. */
  confirmed: boolean;
}

const COLUMNS: readonly Column<LinkedAthleteView>[] = [
  {
    header: "Atleta",
    rowHeader: true,
    cell: ({ name, subdomain, facts }) => (
      <span className="grid">
        {name && subdomain ? (
          <TextLink to={`/a/${subdomain}`}>{name}</TextLink>
        ) : (
          <span className="text-muted">Atleta indisponível</span>
        )}
        {facts && <span className="text-sm font-normal text-muted">{facts}</span>}
      </span>
    ),
  },
  { header: "Situação", cell: ({ state }) => state },
  {
    header: "Ações",
    hiddenHeader: true,
    align: "end",
    cell: ({ athleteId, name, confirmed }) => (
      <PostForm>
        <input type="hidden" name="athlete" value={athleteId} />
        <SubmitButton intent="encerrar-vinculo" variant="text" size="small" className="min-h-11">
          {confirmed ? "Encerrar" : "Desistir"}
          <span className="sr-only"> do vínculo de {name ?? "atleta indisponível"}</span>
        </SubmitButton>
      </PostForm>
    ),
  },
];

type LinkedAthletesProps = {
  athletes: readonly LinkedAthleteView[];
  nextPage: string | null;
  first: boolean;
};

/** Who belongs to the club, and whom it has asked. */
export const LinkedAthletes = ({ athletes, nextPage, first }: LinkedAthletesProps) => (
  <Card compact title="Vinculados">
    {athletes.length > 0 ? (
      <Table
        caption="Atletas vinculados ao clube"
        captionHidden
        narrow="stack"
        rows={athletes}
        rowKey={({ athleteId }) => athleteId}
        columns={COLUMNS}
      />
    ) : (
      <p className="text-muted">
        {first
          ? "Nenhum atleta vinculado ainda. Peça o vínculo de quem joga no clube: aparece na página pública depois do sim da família."
          : "A lista termina antes daqui."}
      </p>
    )}
    {(nextPage || !first) && (
      <nav aria-label="Páginas" className="mt-4 flex flex-wrap gap-2">
        {!first && (
          <ButtonLink to="/club/atletas" size="small" className="min-h-11">
            Primeira página
          </ButtonLink>
        )}
        {nextPage && (
          <ButtonLink to={nextPage} size="small" className="min-h-11">
            Próxima página
          </ButtonLink>
        )}
      </nav>
    )}
  </Card>
);

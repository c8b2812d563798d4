import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { groupBy } from "#domain/group-by.ts";
import type { MatchRow } from "../../match-rows.ts";
import { MatchList } from "./match-list.tsx";

type ProposalProps = {
  championshipId: string;
  proposal: {
    placed: readonly MatchRow[];
    unplaced: readonly (MatchRow & { why: "no_room" | "no_rest" })[];
    moved: number;
    warnings: number;
    mark: string;
  };
};

/** Read first, saved by one button. */
export function ProposalCard({ championshipId, proposal }: ProposalProps) {
  const { placed, unplaced, moved, warnings, mark } = proposal;
  if (placed.length + unplaced.length === 0)
    return <Notice tone="success" title="Todas as partidas já têm horário" />;
  return (
    <>
      <Card compact title="Proposta">
        <p className="mb-3">{summary(placed.length, unplaced.length)}</p>
        <div className="grid gap-3">
          {moved > 0 && (
            <Notice
              tone="warning"
              title={moved === 1 ? "1 partida muda de horário" : `${moved} partidas mudam de horário`}
            >
              As equipes são avisadas.
            </Notice>
          )}
          {warnings > 0 && (
            <Notice tone="warning" title="Há pontos a conferir nos horários já marcados">
              {warnings === 1 ? "1 par de partidas" : `${warnings} pares de partidas`} com pouco descanso,
              fora da ordem das rodadas ou ao mesmo tempo.
            </Notice>
          )}
        </div>
        {placed.length > 0 && (
          <PostForm className="mt-4">
            <input type="hidden" name="mark" value={mark} />
            <SubmitButton variant="primary">Salvar horários</SubmitButton>
            <p className="mt-2 text-sm text-muted">
              Quem responde por cada equipe recebe um e-mail com os seus jogos.
            </p>
          </PostForm>
        )}
      </Card>
      {unplaced.length > 0 && <Unplaced championshipId={championshipId} matches={unplaced} />}
      {[...groupBy(placed, ({ day }) => day ?? "")].map(([day, list]) => (
        <Card key={day} compact title={day}>
          <MatchList championshipId={championshipId} matches={list} />
        </Card>
      ))}
    </>
  );
}

function summary(placed: number, unplaced: number): string {
  const found = placed === 1 ? "1 partida com horário" : `${placed} partidas com horário`;
  if (unplaced === 0) return `${found}. Nenhuma equipe, campo ou árbitro em dois lugares.`;
  return `${found}, ${unplaced} sem lugar.`;
}

function Unplaced({
  championshipId,
  matches,
}: {
  championshipId: string;
  matches: ProposalProps["proposal"]["unplaced"];
}) {
  const tired = matches.filter(({ why }) => why === "no_rest").length;
  return (
    <Card compact title="Sem lugar">
      <Notice tone="warning" className="mb-4">
        {tired > 0 && <p>{tired} caberiam com menos descanso.</p>}
        {tired < matches.length && (
          <p>{matches.length - tired} não cabem nestes dias e campos, ou esperam por uma que não coube.</p>
        )}
        <p>Inclua um dia ou um campo, ou salve assim e marque estas depois.</p>
      </Notice>
      <MatchList championshipId={championshipId} matches={matches} />
    </Card>
  );
}

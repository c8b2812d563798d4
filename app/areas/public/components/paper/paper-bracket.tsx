import { slotText, STAGE_WORDS, TIE_BY_WORDS } from "#app/components/championship/words.ts";
import type { Stage } from "#domain/championships/bracket.ts";
import type { TieSideView, TieView } from "#domain/championships/competition-view.ts";
import { groupBy } from "#domain/group-by.ts";

type PaperTie = TieView & { note: string | null };

/** The knockout stage by stage, in words: a drawing of the bracket does not fit every sheet. */
export const PaperBracket = ({ ties }: { ties: readonly PaperTie[] }) =>
  [...groupBy(ties, ({ stage }) => stage)].map(([stage, ofStage]) => (
    <table key={stage} className="paper-table paper-block">
      <caption>{STAGE_WORDS[stage].many}</caption>
      <thead>
        <tr>
          <th scope="col" className="paper-home">
            Equipe
          </th>
          <th scope="col" className="paper-score">
            Placar
          </th>
          <th scope="col" className="paper-away">
            Equipe
          </th>
          <th scope="col">{WINNER_WORDS[stage] ?? "Quem passou"}</th>
        </tr>
      </thead>
      <tbody>
        {ofStage.map((tie) => (
          <tr key={tie.id}>
            <td className="paper-home">{nameOf(tie.first)}</td>
            <td className="paper-score">{scoreText(tie)}</td>
            <td className="paper-away">{nameOf(tie.second)}</td>
            <td>
              {tie.winner && <strong>{nameOf(tie[tie.winner])}</strong>}
              <How tie={tie} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));

const WINNER_WORDS: Partial<Record<Stage, string>> = { F: "Campeão", "3P": "Terceiro" };

const nameOf = ({ team, slot }: TieSideView): string => team?.name ?? slotText(slot);

const scoreText = ({ first, second }: TieView): string =>
  first.goals === null || second.goals === null ? "×" : `${first.goals} × ${second.goals}`;

/** How it was decided; before that, when it is played. */
function How({ tie }: { tie: PaperTie }) {
  if (tie.winner === null)
    return <span className="paper-note">{tie.nobody ? "ninguém passou" : tie.note}</span>;
  const { kicks } = tie.first;
  const score = kicks === null ? null : `${kicks}–${tie.second.kicks}`;
  const how = [score, tie.by && TIE_BY_WORDS[tie.by]?.wide].filter(Boolean).join(" ");
  return how && <span className="paper-note"> ({how})</span>;
}

import { Fragment } from "react";
import {
  generalColumns,
  TABLE_COLUMNS,
  type FigureColumn,
} from "#app/components/championship/figure-columns.ts";
import { decidedText, generalNotes, generalTitle, levelText } from "#app/components/championship/words.ts";
import type { CompetitionView, RowView } from "#domain/championships/competition-view.ts";
import type { MatchView, RoundView } from "../../championship-view.ts";
import type { FieldDayView } from "../../order-of-play.ts";
import type { ScorerView } from "../../people-view.ts";

type PaperTablesProps = Pick<CompetitionView, "tables" | "general">;

/** Tables of a competition, as lines on white: the groups, then the one over all of them. */
export const PaperTables = ({ tables, general }: PaperTablesProps) => (
  <>
    {tables.map(({ group, rows }) => (
      <PaperTable
        key={group ?? ""}
        caption={group === null ? "Classificação" : `Grupo ${group}`}
        rows={rows}
        columns={TABLE_COLUMNS}
      />
    ))}
    {general && (
      <>
        <PaperTable
          caption={generalTitle(general)}
          rows={general.rows}
          columns={generalColumns(general)}
          remark={(row) => (row.levelInGroup ? levelText(row, general.place) : null)}
        />
        <p className="paper-note paper-under">{generalNotes(general)}</p>
      </>
    )}
  </>
);

interface PaperTableProps<Row extends RowView> {
  caption: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  remark?: (row: Row) => string | null;
}

const PaperTable = <Row extends RowView>({ caption, rows, columns, remark }: PaperTableProps<Row>) => (
  <table className="paper-table paper-block">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className="paper-figure">
          <abbr title="Posição">#</abbr>
        </th>
        <th scope="col">Equipe</th>
        {columns.map(({ header, name, wide }) => (
          <th key={header} scope="col" className={figureClass(wide)}>
            <abbr title={name}>{header}</abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const notes = [row.decided && decidedText(row.decided), remark?.(row)].filter(Boolean);
        return (
          <Fragment key={row.team.id}>
            <tr>
              <td className="paper-figure">{row.place ?? "–"}</td>
              <th scope="row">{row.team.name}</th>
              {columns.map(({ header, wide, strong, value }) => (
                <td key={header} className={`${figureClass(wide)}${strong ? " paper-strong" : ""}`}>
                  {value(row)}
                </td>
              ))}
            </tr>
            {notes.length > 0 && (
              <tr className="paper-why">
                <td colSpan={columns.length + 2} className="paper-note">
                  {notes.join(". ")}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  </table>
);

const figureClass = (wide: boolean | undefined) => (wide ? "paper-figure paper-wide" : "paper-figure");

export const PaperRounds = ({ rounds }: { rounds: readonly RoundView[] }) =>
  rounds.map(({ key, title, matches }) => (
    <table key={key} className="paper-table paper-block">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="paper-when">
            Quando
          </th>
          <th scope="col" className="paper-home">
            Mandante
          </th>
          <th scope="col" className="paper-score">
            Placar
          </th>
          <th scope="col" className="paper-away">
            Visitante
          </th>
          <th scope="col" className="paper-wide">
            Campo
          </th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.id}>
            <td className="paper-when">
              {/* Day and hour stay whole; a line may end between them. */}
              {(match.when ?? "a definir").split(", ").map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ", "}
                  <span>{part}</span>
                </Fragment>
              ))}
            </td>
            <td className="paper-home">{match.homeText}</td>
            <td className="paper-score">{scoreText(match)}</td>
            <td className="paper-away">
              {match.awayText}
              <Note match={match} />
            </td>
            <td className="paper-wide">{match.field}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));

function scoreText({ score, running, state, annulled }: MatchView): string {
  const shown = score ?? running?.score;
  if (shown) return `${shown.home} × ${shown.away}`;
  if (state !== "closed") return "×";
  return annulled ? "anulado" : "jogado";
}

/** How it was decided, or that it is still played. */
function Note({ match: { score, running } }: { match: MatchView }) {
  const note = score ? score.note : [running?.word.toLowerCase(), running?.kicks].filter(Boolean).join(", ");
  return note && <span className="paper-note"> ({note})</span>;
}

export const PaperScorers = ({ scorers, linked }: { scorers: readonly ScorerView[]; linked?: boolean }) => (
  <table className="paper-table">
    <caption className="paper-section font-display">Artilharia</caption>
    <thead>
      <tr>
        <th scope="col" className="paper-figure">
          <abbr title="Posição">#</abbr>
        </th>
        <th scope="col">Atleta</th>
        <th scope="col">Equipe</th>
        <th scope="col" className="paper-figure">
          Jogos
        </th>
        <th scope="col" className="paper-figure">
          Gols
        </th>
      </tr>
    </thead>
    <tbody>
      {scorers.map(({ key, place, person, team, matches, goals }) => (
        <tr key={key}>
          <td className="paper-figure">{place}</td>
          <th scope="row">
            {linked && person.to ? (
              <a href={person.to} target="_blank" rel="noopener">
                {person.text}
              </a>
            ) : (
              person.text
            )}
          </th>
          <td>{team.name}</td>
          <td className="paper-figure">{matches}</td>
          <td className="paper-figure paper-strong">{goals}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Field by field, one match after the other. */
export const PaperOrder = ({ fields }: { fields: readonly FieldDayView[] }) =>
  fields.map(({ key, day, field, matches }) => (
    <table key={key} className="paper-table paper-block">
      <caption>
        {day} · {field}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="paper-when">
            Hora
          </th>
          <th scope="col">Jogo</th>
        </tr>
      </thead>
      <tbody>
        {matches.map(({ match, hour }) => (
          <tr key={match.id}>
            <td className="paper-when">{hour}</td>
            <td>
              {match.homeText} × {match.awayText}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));

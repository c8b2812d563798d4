/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets that this is a table where CSS lays its cells out as a sheet. */
import type { ReactNode, RefObject } from "react";
import { Link } from "#app/components/link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RepeatedIcon } from "#app/components/repeated-icon.tsx";
import { Silhouette } from "#app/components/silhouette.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import type { AthleteRow } from "../../athlete-rows.ts";
import { ContactState, FavouriteButton, SelectBox } from "./athlete-actions.tsx";
import "./athlete-table.css";

interface AthleteTableProps {
  caption: string;
  rows: readonly (AthleteRow | UnavailableRow)[];
  list: RefObject<HTMLElement | null>;
}

/** Somebody whom the club had marked and may no longer read. */
interface UnavailableRow {
  id: string;
  unavailable: true;
  action: ReactNode;
}

/** Rows that can be compared; on phones each becomes a small sheet of the same cells, which say what they are. */
export const AthleteTable = ({ caption, rows, list }: AthleteTableProps) => (
  <section ref={list} aria-label={caption} className="athletes" data-athletes>
    <table role="table" className="athletes-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <Head hidden>Marcar</Head>
          <Head>Atleta</Head>
          <Head>Idade</Head>
          <Head>Posição</Head>
          <Head number>Jogos</Head>
          <Head number>Min</Head>
          <Head number>Gols</Head>
          <Head number>Assist.</Head>
          <Head>Fonte</Head>
          <Head hidden>Favorito</Head>
          <Head hidden>Contato</Head>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) =>
          "unavailable" in row ? (
            <Unavailable key={row.id} {...row} />
          ) : (
            <Row key={row.id} row={row} first={at < 6} />
          ),
        )}
      </tbody>
    </table>
  </section>
);

const Head = ({ number, hidden, children }: { number?: boolean; hidden?: boolean; children: ReactNode }) => (
  <th role="columnheader" scope="col" className={number ? "athlete-number" : undefined}>
    <span className={hidden ? "sr-only" : undefined}>{children}</span>
  </th>
);

function Row({ row, first }: { row: AthleteRow; first: boolean }) {
  const { name, subdomain, photo, stats } = row;
  return (
    <tr role="row" data-athlete={subdomain} data-source={stats?.source}>
      <td role="cell" className="athlete-pick">
        <SelectBox subdomain={subdomain} name={name} />
      </td>
      <th role="rowheader" scope="row" className="athlete-who">
        <span className="athlete-thumb">
          {photo ? <Picture picture={photo} alt="" sizes="48px" priority={first} cropped /> : <Silhouette />}
        </span>
        <span className="athlete-texts">
          <span className="athlete-name">
            <Link to={`/a/${subdomain}`} data-name>
              {name}
            </Link>
            {row.hasVideo && (
              <span className="athlete-video">
                <RepeatedIcon name="video" />
                <span className="sr-only"> tem vídeo</span>
              </span>
            )}
          </span>
          <span className="athlete-short" aria-hidden="true">
            {row.short}
          </span>
          <span className="athlete-from">{row.from}</span>
        </span>
      </th>
      <td role="cell" className="athlete-fact">
        {row.age} anos<span>{row.born}</span>
      </td>
      <td role="cell" className="athlete-fact">
        {row.position}
        <span>{row.body}</span>
      </td>
      <NumberCell value={stats?.games} unit="jogos" />
      <NumberCell value={stats?.minutes} unit="min" />
      <NumberCell value={stats?.goals} unit="gols" />
      <NumberCell value={stats?.assists} unit="assist." />
      <td role="cell" className="athlete-source">
        {stats ? <SourceMark source={stats.source} /> : <span className="text-muted">sem números</span>}
      </td>
      <td role="cell" className="athlete-mark">
        <FavouriteButton {...row} />
      </td>
      <td role="cell" className="athlete-talk">
        <ContactState {...row} />
      </td>
    </tr>
  );
}

const NumberCell = ({ value = "–", unit }: { value?: string; unit: string }) => (
  <td role="cell" className="athlete-number" data-unit={unit}>
    {value}
  </td>
);

const Unavailable = ({ action }: UnavailableRow) => (
  <tr role="row" className="athlete-gone">
    <th role="rowheader" scope="row" colSpan={9}>
      Atleta indisponível
      <span>O perfil saiu do ar ou deixou de ser público.</span>
    </th>
    <td role="cell" colSpan={2}>
      {action}
    </td>
  </tr>
);

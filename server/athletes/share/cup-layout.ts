import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { box, oneLine } from "./card-element.ts";
import { SIZES } from "./layouts.ts";
import { PALETTE } from "./palette.ts";
import { drawingBytes } from "./portrait.ts";
import { pitch, wordmark } from "./scenery.ts";

/** A team on a picture: players are on none of them, so that no picture has to be called back. */
export interface PosterTeam {
  name: string;
  /** The address of its crest. */
  crest: string;
}

interface PosterTable {
  heading: string | null;
  /** What its points are called: "P", or "P/J" where they are averages. */
  points: string;
  rows: {
    place: string;
    goesOn: boolean;
    team: PosterTeam;
    points: string;
    played: number;
    wins: number;
    goalDifference: string;
  }[];
}

interface PosterMatch {
  home: PosterTeam;
  away: PosterTeam;
  /** "2 × 1", or "×" before it is played. */
  score: string;
}

/** How a championship stands: one table of at most eight rows or two of four, or matches where there is none. */
export interface StandingsPoster {
  title: string;
  /** "Sub-17 · Blumenau, SC" */
  about: string;
  /** "Em Andamento", "Campeão: Vale Verde" */
  state: string;
  tables: PosterTable[];
  /** Without tables: the round that is played. */
  matches: PosterMatch[];
}

/** One match that is closed. */
export interface ResultPoster extends PosterMatch {
  title: string;
  /** "Sub-17 · Semifinais" */
  about: string;
  /** "4–3 nos pênaltis" */
  note: string | null;
}

const EDGE = 56;
const PANEL_TOP = 196;
const PANEL_HEIGHT = 386;

export function standingsLayout(poster: StandingsPoster): ReactNode {
  const { width, height } = SIZES.link;
  const inner = width - EDGE * 2;
  const gap = 24;
  const count = Math.max(1, poster.tables.length);
  const each = (inner - gap * (count - 1)) / count;
  return pitch(
    width,
    height,
    { left: 660, top: -160, size: 760 },
    head(poster, box({ justifyContent: "flex-end" }, pill(poster.state))),
    ...poster.tables.map((table, index) =>
      panel(EDGE + index * (each + gap), each, ...tableRows(table, poster.tables.length === 1)),
    ),
    poster.tables.length === 0 &&
      panel(EDGE, inner, ...poster.matches.map((match, index) => matchRow(match, index > 0))),
  );
}

export function resultLayout(poster: ResultPoster): ReactNode {
  const { width, height } = SIZES.link;
  const side = (team: PosterTeam) =>
    box(
      { flexDirection: "column", alignItems: "center", width: 360 },
      crest(team, 150),
      h("div", { style: { ...oneLine(46, 800, PALETTE.card), ...CENTRED, marginTop: 22 } }, team.name),
    );
  return pitch(
    width,
    height,
    { left: 220, top: 20, size: 760 },
    head(poster, null),
    box(
      {
        position: "absolute",
        left: EDGE,
        top: 220,
        width: width - EDGE * 2,
        justifyContent: "space-between",
        alignItems: "center",
      },
      side(poster.home),
      box(
        { flexDirection: "column", alignItems: "center" },
        h("div", { style: { ...oneLine(150, 800, PALETTE.card), lineHeight: 1 } }, poster.score),
        poster.note &&
          h(
            "div",
            { style: { ...oneLine(32, 700, PALETTE.canary), ...CENTRED, marginTop: 12 } },
            poster.note,
          ),
      ),
      side(poster.away),
    ),
    box(
      { position: "absolute", left: 0, top: height - 88, width, justifyContent: "center" },
      h("div", { style: oneLine(30, 600, PALETTE.mist) }, "Direto da súmula"),
    ),
  );
}

const CENTRED: CSSProperties = { textAlign: "center", lineClamp: 2, lineHeight: 1.05 };

const head = ({ title, about }: { title: string; about: string }, right: ReactNode): ReactNode =>
  box(
    {
      position: "absolute",
      left: EDGE,
      top: 40,
      width: SIZES.link.width - EDGE * 2,
      flexDirection: "column",
    },
    box({ justifyContent: "space-between", alignItems: "center", height: 48 }, wordmark(34), right),
    h("div", { style: { ...oneLine(title.length > 40 ? 44 : 56, 800, PALETTE.card), marginTop: 2 } }, title),
    h("div", { style: oneLine(26, 600, PALETTE.canary) }, about),
  );

const pill = (text: string): ReactNode =>
  box(
    { padding: "8px 18px 10px", borderRadius: 12, background: PALETTE.canary, maxWidth: 620 },
    h("div", { style: oneLine(26, 700, PALETTE.ink) }, text),
  );

const panel = (left: number, width: number, ...rows: ReactNode[]): ReactNode =>
  box(
    {
      position: "absolute",
      left,
      top: PANEL_TOP,
      width,
      height: PANEL_HEIGHT,
      padding: "6px 22px",
      flexDirection: "column",
      borderRadius: 20,
      background: PALETTE.card,
      color: PALETTE.ink,
    },
    ...rows,
  );

function tableRows({ heading, points, rows }: PosterTable, wide: boolean): ReactNode[] {
  const tall = rows.length > 5 ? 42 : rows.length > 4 ? 62 : 76;
  const cells = (row: PosterTable["rows"][number]): [string, number][] => [
    [row.points, 800],
    [String(row.played), 500],
    ...(wide ? ([[String(row.wins), 500]] as [string, number][]) : []),
    [row.goalDifference, 500],
  ];
  const headers = wide ? [points, "J", "V", "SG"] : [points, "J", "SG"];
  return [
    box(
      { height: 38, alignItems: "center", borderBottom: `2px solid ${PALETTE.ink}` },
      h(
        "div",
        { style: { ...oneLine(26, 800, PALETTE.ink), flexGrow: 1, flexBasis: 0 } },
        heading ?? "Equipe",
      ),
      ...headers.map((text) => h("div", { style: figure(22, 600, PALETTE.muted) }, text)),
    ),
    ...rows.map((row, index) =>
      box(
        {
          height: tall,
          alignItems: "center",
          borderTop: index === 0 ? "0px solid transparent" : `1px solid ${PALETTE.line}`,
        },
        place(row),
        crest(row.team, 30),
        h(
          "div",
          {
            style: {
              ...oneLine(wide ? 30 : 28, 600, PALETTE.ink),
              flexGrow: 1,
              flexBasis: 0,
              marginLeft: 12,
            },
          },
          row.team.name,
        ),
        ...cells(row).map(([text, weight]) => h("div", { style: figure(30, weight, PALETTE.ink) }, text)),
      ),
    ),
  ];
}

const figure = (size: number, weight: number, color: string): CSSProperties => ({
  ...oneLine(size, weight, color),
  width: 56,
  textAlign: "right",
});

const place = ({ place: text, goesOn }: PosterTable["rows"][number]): ReactNode =>
  box(
    {
      width: 36,
      height: 36,
      marginRight: 14,
      alignItems: "center",
      justifyContent: "center",
      borderRadius: 8,
      background: goesOn ? PALETTE.grass : PALETTE.card,
      color: goesOn ? PALETTE.card : PALETTE.ink,
      fontSize: 26,
      fontWeight: 800,
    },
    text,
  );

const matchRow = ({ home, away, score }: PosterMatch, line: boolean): ReactNode =>
  box(
    {
      flexGrow: 1,
      alignItems: "center",
      borderTop: line ? `1px solid ${PALETTE.line}` : "0px solid transparent",
    },
    box(
      { flexGrow: 1, flexBasis: 0, justifyContent: "flex-end", alignItems: "center" },
      h("div", { style: oneLine(32, 700, PALETTE.ink) }, home.name),
      box({ marginLeft: 14 }, crest(home, 44)),
    ),
    h("div", { style: { ...oneLine(46, 800, PALETTE.ink), width: 170, textAlign: "center" } }, score),
    box(
      { flexGrow: 1, flexBasis: 0, alignItems: "center" },
      box({ marginRight: 14 }, crest(away, 44)),
      h("div", { style: oneLine(32, 700, PALETTE.ink) }, away.name),
    ),
  );

function crest({ crest: address }: PosterTeam, width: number): ReactNode {
  const height = width * 1.1;
  const svg = drawingBytes(address);
  if (!svg) return box({ width, height });
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return h("img", { src, width, height, style: { width, height } });
}

import { createElement as h, type ReactNode } from "react";
import { PALETTE } from "../palette.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { MUTED, ONE_LINE } from "../resume/styles.ts";
import { footer, LIST_PAGE, toPdf } from "./parts.ts";

/** The sheet of a match on A4: to be filled by hand before it, or as it was filled. */
export interface MatchSheetPaper {
  /** "Súmula" or "Súmula para preencher". */
  kind: string;
  title: string;
  facts: string[];
  /** Null: a box to write it in. */
  score: string | null;
  teams: { name: string; rows: { number: string; name: string; place: string; note: string }[] }[];
  sections: {
    title: string;
    lines: string[];
    /** Ruled lines to write on. */
    blank: number;
  }[];
  madeFor: string;
  madeOn: string;
}

export async function drawMatchSheet(sheet: MatchSheetPaper): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    LIST_PAGE,
    heading(pdf, sheet),
    h(
      pdf.View,
      { key: "teams", style: { flexDirection: "row", gap: 14, marginBottom: 10 } },
      ...sheet.teams.map((team, at) => teamTable(pdf, team, at)),
    ),
    ...sheet.sections.map((section, at) => sectionOf(pdf, section, at)),
    footer(pdf, sheet.madeFor, sheet.madeOn),
  );
  return toPdf(pdf, `${sheet.kind}: ${sheet.title}`, page);
}

const heading = (pdf: Pdf, { kind, title, facts, score }: MatchSheetPaper): ReactNode =>
  h(
    pdf.View,
    { key: "title", style: { flexDirection: "row", gap: 16, marginBottom: 10 } },
    h(
      pdf.View,
      { style: { flexGrow: 1, flexBasis: 0 } },
      h(pdf.Text, { style: { ...MUTED, fontWeight: 700 } }, kind),
      h(
        pdf.Text,
        { style: { fontWeight: 800, fontSize: 20, lineHeight: 1.05, maxLines: 2, textOverflow: "ellipsis" } },
        title,
      ),
      ...facts.map((fact, at) => h(pdf.Text, { key: at, style: MUTED }, fact)),
    ),
    h(
      pdf.View,
      {
        style: {
          width: 110,
          height: 54,
          border: `1.5 solid ${PALETTE.ink}`,
          alignItems: "center",
          justifyContent: "center",
        },
      },
      h(pdf.Text, { style: { fontWeight: 800, fontSize: score ? 22 : 18 } }, score ?? "×"),
    ),
  );

function teamTable(pdf: Pdf, team: MatchSheetPaper["teams"][number], key: number): ReactNode {
  const cell = (width: number | undefined, text: string, bold = false) =>
    h(
      pdf.Text,
      {
        style: {
          ...(width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width }),
          fontSize: 9,
          fontWeight: bold ? 800 : 500,
          ...ONE_LINE,
        },
      },
      text,
    );
  return h(
    pdf.View,
    { key, style: { flexGrow: 1, flexBasis: 0 } },
    h(pdf.Text, { style: { fontWeight: 800, fontSize: 13, marginBottom: 3, ...ONE_LINE } }, team.name),
    ...team.rows.map(({ number, name, place, note }, at) =>
      h(
        pdf.View,
        {
          key: at,
          wrap: false,
          style: {
            flexDirection: "row",
            gap: 4,
            paddingVertical: 2,
            borderBottom: `0.75 solid ${PALETTE.line}`,
          },
        },
        cell(20, number, true),
        cell(undefined, name),
        cell(16, place, true),
        cell(88, note),
      ),
    ),
  );
}

const sectionOf = (
  pdf: Pdf,
  { title, lines, blank }: MatchSheetPaper["sections"][number],
  key: number,
): ReactNode =>
  h(
    pdf.View,
    { key: `section-${key}`, style: { marginBottom: 8 } },
    h(
      pdf.Text,
      {
        minPresenceAhead: 30,
        style: { fontWeight: 800, fontSize: 12, borderBottom: `1.5 solid ${PALETTE.ink}`, marginBottom: 2 },
      },
      title,
    ),
    ...lines.map((line, at) =>
      h(pdf.Text, { key: at, style: { fontSize: 9.5, paddingVertical: 1.5 } }, line),
    ),
    ...Array.from({ length: blank }, (_, at) =>
      h(pdf.View, { key: `blank-${at}`, style: { height: 17, borderBottom: `0.75 solid ${PALETTE.line}` } }),
    ),
  );

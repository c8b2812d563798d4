import { createElement as h, type ReactNode } from "react";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { MARGIN, MUTED, ONE_LINE, TEXT } from "../resume/styles.ts";
import { footer, toPdf } from "./parts.ts";
import { lineSample, radar } from "./radar.ts";

/** All that the page shows. Whoever asks for it has checked that the reader may see it. */
export interface ComparisonSheet {
  /** Whom it was made for: exports are named and dated. */
  madeFor: string;
  madeOn: string;
  /** "Números de súmulas, de uma só fonte." */
  numbersFrom: string | null;
  athletes: {
    name: string;
    /** "entre 143 atacantes nascidos em 2010" */
    comparedWith: string;
    /** In the order of the axes; empty where there is nothing to draw. */
    percentiles: (number | null)[];
  }[];
  rows: { name: string; cells: { text: string; note: string | null }[] }[];
  rules: string;
}

const RADAR_WIDTH = 300;

/** Up to four athletes on one page of A4, the radar beside the table. */
export async function drawComparison(sheet: ComparisonSheet): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    // Without wrapping, what does not fit is cut instead of opening a second page.
    { size: "A4", orientation: "landscape", wrap: false, style: { ...TEXT, backgroundColor: PALETTE.card } },
    h(
      pdf.View,
      { style: { paddingHorizontal: MARGIN, paddingTop: 26 } },
      h(pdf.Text, { style: { fontWeight: 800, fontSize: 28, lineHeight: 1.05 } }, "Lado a lado"),
      h(pdf.Text, { style: { ...MUTED, ...ONE_LINE } }, sheet.numbersFrom ?? "Sem números registrados."),
    ),
    h(
      pdf.View,
      { style: { flexDirection: "row", gap: 20, paddingHorizontal: MARGIN, paddingTop: 12 } },
      h(
        pdf.View,
        { style: { width: RADAR_WIDTH } },
        radar(pdf, sheet.athletes, RADAR_WIDTH),
        ...legend(pdf, sheet),
      ),
      h(pdf.View, { style: { flexGrow: 1, flexBasis: 0 } }, ...table(pdf, sheet)),
    ),
    footer(pdf, `feito para ${sheet.madeFor}`, `Gerado em ${sheet.madeOn}`),
  );
  return toPdf(pdf, "Lado a lado", page);
}

const legend = (pdf: Pdf, { athletes, rules }: ComparisonSheet): ReactNode[] => [
  ...athletes.map(({ name, comparedWith }, place) =>
    h(
      pdf.View,
      { key: place, style: { flexDirection: "row", alignItems: "center", gap: 8, marginTop: 3 } },
      lineSample(pdf, place),
      h(
        pdf.View,
        { style: { flex: 1 } },
        h(pdf.Text, { style: { fontWeight: 700, lineHeight: 1.1, ...ONE_LINE } }, name),
        h(pdf.Text, { style: { ...MUTED, fontSize: 9.5, lineHeight: 1.15 } }, comparedWith),
      ),
    ),
  ),
  h(pdf.Text, { key: "rules", style: { ...MUTED, fontSize: 9, marginTop: 8 } }, rules),
];

function table(pdf: Pdf, { athletes, rows }: ComparisonSheet): ReactNode[] {
  const cell = { flex: 1, textAlign: "right" } as const;
  const row = (key: string, border: string, ...children: ReactNode[]) =>
    h(
      pdf.View,
      { key, style: { flexDirection: "row", gap: 8, paddingVertical: 4, borderBottom: border } },
      ...children,
    );
  const name = (text: string) => h(pdf.Text, { style: { ...MUTED, width: 118 } }, text);
  return [
    row(
      "head",
      `1.5 solid ${PALETTE.ink}`,
      name(""),
      ...athletes.map((athlete, place) =>
        h(
          pdf.View,
          { key: place, style: { flex: 1, alignItems: "flex-end" } },
          h(
            pdf.Text,
            { style: { fontWeight: 800, fontSize: 12.5, lineHeight: 1.1, textAlign: "right", maxLines: 3 } },
            athlete.name,
          ),
          lineSample(pdf, place),
        ),
      ),
    ),
    ...rows.map((line) =>
      row(
        line.name,
        `0.75 solid ${PALETTE.line}`,
        name(line.name),
        ...line.cells.map(({ text, note }, place) =>
          h(
            pdf.Text,
            { key: place, style: { ...cell, fontWeight: 700 } },
            text,
            note && h(pdf.Text, { style: { ...MUTED, fontWeight: 500, fontSize: 9.5 } }, `  ${note}`),
          ),
        ),
      ),
    ),
  ];
}

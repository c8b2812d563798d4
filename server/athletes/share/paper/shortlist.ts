import { createElement as h, type ReactNode } from "react";
import { PALETTE } from "../palette.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { HEADING, MUTED, ONE_LINE } from "../resume/styles.ts";
import { footer, LIST_PAGE, list, toPdf, type Column } from "./parts.ts";

/** All that the file shows. Whoever asks for it has checked that the reader may see it. */
export interface ShortlistSheet {
  name: string;
  /** "Ponta-esquerda · Nascidos 2009–2011 · Canhoto" */
  need: string;
  /** Whom it was made for: exports are named and dated. */
  madeFor: string;
  madeOn: string;
  best: {
    place: number;
    name: string;
    facts: string;
    club: string;
    stage: string;
    /** Label and value; empty without numbers. */
    numbers: [string, string][];
    /** "súmula · temporada 2026" */
    source: string;
    notes: { text: string; by: string }[];
    clips: string[];
  }[];
  rest: { place: number; cells: string[] }[];
}

const COLUMNS: readonly Column[] = [
  { header: "Atleta", width: 150 },
  { header: "Nasc.", width: 34 },
  { header: "Etapa", width: 58 },
  { header: "Jogos", width: 34, end: true },
  { header: "Min", width: 38, end: true },
  { header: "Gols", width: 32, end: true },
  { header: "Assist.", width: 38, end: true },
  { header: "Fonte", width: 60 },
  { header: "Última nota", width: 54 },
];

/** A list for the director: the first three in full, and who follows. */
export async function drawShortlist(sheet: ShortlistSheet): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    LIST_PAGE,
    h(
      pdf.Text,
      { style: { fontWeight: 800, fontSize: 28, lineHeight: 1.05, maxLines: 3, textOverflow: "ellipsis" } },
      sheet.name,
    ),
    h(pdf.Text, { style: { ...MUTED, marginTop: 3, marginBottom: 14 } }, need(sheet)),
    ...sheet.best.map((athlete) => bestBlock(pdf, athlete)),
    ...rest(pdf, sheet),
    footer(pdf, `feito para ${sheet.madeFor}`, `Gerado em ${sheet.madeOn}`),
  );
  return toPdf(pdf, sheet.name, page);
}

const need = (sheet: ShortlistSheet): string =>
  sheet.need ? `Procura-se: ${sheet.need}` : "Lista do clube, na ordem feita à mão";

function bestBlock(pdf: Pdf, athlete: ShortlistSheet["best"][number]): ReactNode {
  return h(
    pdf.View,
    {
      key: athlete.place,
      wrap: false,
      style: {
        flexDirection: "row",
        gap: 14,
        marginBottom: 10,
        padding: 12,
        border: `0.75 solid ${PALETTE.line}`,
        borderRadius: 10,
      },
    },
    h(
      pdf.Text,
      { style: { width: 26, fontWeight: 800, fontSize: 34, lineHeight: 1 } },
      String(athlete.place),
    ),
    h(
      pdf.View,
      { style: { width: 170 } },
      h(pdf.Text, { style: { fontWeight: 800, fontSize: 17, lineHeight: 1.1, maxLines: 2 } }, athlete.name),
      h(pdf.Text, { style: { ...MUTED, marginTop: 2 } }, athlete.facts),
      h(pdf.Text, { style: { ...MUTED, maxLines: 2 } }, athlete.club),
      h(pdf.Text, { style: { marginTop: 4, fontWeight: 700 } }, athlete.stage),
      numbers(pdf, athlete),
    ),
    h(
      pdf.View,
      { style: { flexGrow: 1, flexBasis: 0, gap: 6 } },
      ...athlete.notes.map((note, i) =>
        h(
          pdf.View,
          { key: i },
          h(pdf.Text, { style: { maxLines: 7, textOverflow: "ellipsis" } }, note.text),
          h(pdf.Text, { style: { ...MUTED, fontSize: 9.5 } }, note.by),
        ),
      ),
      athlete.notes.length === 0 && h(pdf.Text, { style: MUTED }, "Sem notas do clube."),
      ...athlete.clips.map((clip, i) =>
        h(pdf.Text, { key: `clip${i}`, style: { color: PALETTE.grass, fontWeight: 700, ...ONE_LINE } }, clip),
      ),
    ),
  );
}

function numbers(pdf: Pdf, athlete: ShortlistSheet["best"][number]): ReactNode {
  if (athlete.numbers.length === 0)
    return h(pdf.Text, { style: { ...MUTED, marginTop: 4 } }, "Nenhum número registrado.");
  return h(
    pdf.View,
    { style: { marginTop: 6 } },
    h(
      pdf.View,
      { style: { flexDirection: "row" } },
      ...athlete.numbers.map(([label, value]) =>
        h(
          pdf.View,
          { key: label, style: { flex: 1 } },
          h(pdf.Text, { style: { ...MUTED, fontSize: 9.5 } }, label),
          h(pdf.Text, { style: { fontWeight: 800, fontSize: 16, lineHeight: 1.1 } }, value),
        ),
      ),
    ),
    h(pdf.Text, { style: { ...MUTED, fontSize: 9.5 } }, athlete.source),
  );
}

const rest = (pdf: Pdf, { rest: rows }: ShortlistSheet): ReactNode[] =>
  rows.length === 0
    ? []
    : [
        h(pdf.Text, { key: "title", style: { ...HEADING, marginTop: 6 } }, "Na sequência"),
        list(
          pdf,
          COLUMNS,
          rows.map(({ place, cells }) => ({ number: String(place), cells })),
        ),
      ];

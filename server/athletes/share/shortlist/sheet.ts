import { createElement as h, type ReactElement, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { HEADING, MARGIN, MUTED, ONE_LINE, TEXT } from "../resume/styles.ts";

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

const COLUMNS: readonly [header: string, width: number, end?: boolean][] = [
  ["Atleta", 150],
  ["Nasc.", 34],
  ["Etapa", 58],
  ["Jogos", 34, true],
  ["Min", 38, true],
  ["Gols", 32, true],
  ["Assist.", 38, true],
  ["Fonte", 60],
  ["Última nota", 58],
];

/** A list for the director: the first three in full, and who follows. */
export async function drawShortlist(sheet: ShortlistSheet): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    {
      size: "A4",
      style: {
        ...TEXT,
        backgroundColor: PALETTE.card,
        paddingHorizontal: MARGIN,
        paddingTop: 30,
        paddingBottom: 52,
      },
    },
    h(
      pdf.Text,
      { style: { fontWeight: 800, fontSize: 28, lineHeight: 1.05, maxLines: 3, textOverflow: "ellipsis" } },
      sheet.name,
    ),
    h(pdf.Text, { style: { ...MUTED, marginTop: 3, marginBottom: 14 } }, need(sheet)),
    ...sheet.best.map((athlete) => bestBlock(pdf, athlete)),
    ...rest(pdf, sheet),
    footer(pdf, sheet),
  );
  return pdf.renderToBuffer(
    h(
      pdf.Document,
      {
        title: sheet.name,
        author: PRODUCT_NAME,
        creator: PRODUCT_NAME,
        producer: PRODUCT_NAME,
        language: "pt-BR",
      },
      page,
    ) as ReactElement<never>,
  );
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

function rest(pdf: Pdf, { rest: rows }: ShortlistSheet): ReactNode[] {
  if (rows.length === 0) return [];
  const line = (key: string, place: string, cells: readonly string[], head: boolean) =>
    h(
      pdf.View,
      {
        key,
        wrap: false,
        style: {
          flexDirection: "row",
          gap: 4,
          paddingVertical: 3.5,
          borderBottom: head ? `1.5 solid ${PALETTE.ink}` : `0.75 solid ${PALETTE.line}`,
        },
      },
      h(pdf.Text, { style: { width: 22, fontWeight: 800 } }, place),
      ...COLUMNS.map(([header, width, end], i) =>
        h(
          pdf.Text,
          {
            key: header,
            style: {
              width,
              textAlign: end ? "right" : "left",
              fontSize: 9.5,
              fontWeight: i === 0 && !head ? 700 : 500,
              ...(head ? MUTED : {}),
              ...ONE_LINE,
            },
          },
          cells[i] ?? "",
        ),
      ),
    );
  return [
    h(pdf.Text, { key: "title", style: { ...HEADING, marginTop: 6 } }, "Na sequência"),
    line(
      "head",
      "Nº",
      COLUMNS.map(([header]) => header),
      true,
    ),
    ...rows.map(({ place, cells }) => line(String(place), String(place), cells, false)),
  ];
}

function footer(pdf: Pdf, { madeFor, madeOn }: ShortlistSheet): ReactNode {
  const style = { ...MUTED, fontSize: 9.5, fontWeight: 600 as const, ...ONE_LINE };
  return h(
    pdf.View,
    {
      fixed: true,
      style: {
        position: "absolute",
        left: MARGIN,
        right: MARGIN,
        bottom: 18,
        flexDirection: "row",
        justifyContent: "space-between",
        borderTop: `0.75 solid ${PALETTE.line}`,
        paddingTop: 6,
      },
    },
    h(pdf.Text, { style }, `${PRODUCT_NAME} · feito para ${madeFor}`),
    h(pdf.Text, { style }, `Gerado em ${madeOn}`),
  );
}

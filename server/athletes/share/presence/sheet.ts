import { createElement as h, type ReactElement, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { drawQr } from "#server/athletes/share/qr.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { MARGIN, MUTED, ONE_LINE, TEXT } from "../resume/styles.ts";

/** Who came to an event. It holds no contact data. */
export interface PresenceSheet {
  title: string;
  when: string;
  place: string;
  /** "38 de 42 vieram" */
  came: string;
  /** The page where anybody checks that the trial is a real one. */
  checkUrl: string | null;
  /** Whom it was made for: exports are named and dated. */
  madeFor: string;
  madeOn: string;
  rows: { number: string; cells: string[] }[];
}

const COLUMNS: readonly [header: string, width: number][] = [
  ["Nome", 168],
  ["Nasc.", 32],
  ["Categoria", 54],
  ["Posição", 86],
  ["Entrada", 40],
  ["Portão", 58],
  ["De novo", 48],
];

export async function drawPresence(sheet: PresenceSheet): Promise<Buffer> {
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
    heading(pdf, sheet),
    line(pdf, { key: "head", number: "Nº", cells: COLUMNS.map(([header]) => header), head: true }),
    ...sheet.rows.map((row, at) => line(pdf, { key: String(at), ...row, head: false })),
    footer(pdf, sheet),
  );
  return pdf.renderToBuffer(
    h(
      pdf.Document,
      {
        title: `Presença: ${sheet.title}`,
        author: PRODUCT_NAME,
        creator: PRODUCT_NAME,
        producer: PRODUCT_NAME,
        language: "pt-BR",
      },
      page,
    ) as ReactElement<never>,
  );
}

const heading = (pdf: Pdf, sheet: PresenceSheet): ReactNode =>
  h(
    pdf.View,
    { key: "title", style: { flexDirection: "row", gap: 16, marginBottom: 12 } },
    h(
      pdf.View,
      { style: { flexGrow: 1, flexBasis: 0 } },
      h(pdf.Text, { style: { ...MUTED, fontWeight: 700 } }, "Lista de presença"),
      h(
        pdf.Text,
        { style: { fontWeight: 800, fontSize: 24, lineHeight: 1.05, maxLines: 3, textOverflow: "ellipsis" } },
        sheet.title,
      ),
      h(pdf.Text, { style: { marginTop: 4 } }, sheet.when),
      h(pdf.Text, { style: MUTED }, sheet.place),
      h(pdf.Text, { style: { marginTop: 4, fontWeight: 800 } }, sheet.came),
    ),
    sheet.checkUrl && checkCode(pdf, sheet.checkUrl),
  );

/** Whoever finds the paper reads who organises the trial, and how to report a copied code. */
function checkCode(pdf: Pdf, url: string): ReactNode {
  const { size, path } = drawQr(url);
  return h(
    pdf.View,
    { style: { width: 92, alignItems: "center" } },
    h(
      pdf.Svg,
      { viewBox: `0 0 ${size} ${size}`, style: { width: 78, height: 78 } },
      h(pdf.Path, { d: path, fill: PALETTE.ink }),
    ),
    h(
      pdf.Text,
      { style: { ...MUTED, fontSize: 8.5, marginTop: 3, textAlign: "center" } },
      "Conferir a peneira",
    ),
  );
}

interface Line {
  key: string;
  number: string;
  cells: readonly string[];
  head: boolean;
}

const line = (pdf: Pdf, { key, number, cells, head }: Line): ReactNode =>
  h(
    pdf.View,
    {
      key,
      wrap: false,
      fixed: head,
      style: {
        flexDirection: "row",
        gap: 4,
        paddingVertical: 3.5,
        borderBottom: head ? `1.5 solid ${PALETTE.ink}` : `0.75 solid ${PALETTE.line}`,
      },
    },
    h(pdf.Text, { style: { width: 26, fontWeight: 800, fontSize: 10 } }, number),
    ...COLUMNS.map(([header, width], at) =>
      h(
        pdf.Text,
        {
          key: header,
          style: {
            width,
            fontSize: 9.5,
            fontWeight: at === 0 && !head ? 700 : 500,
            ...(head ? MUTED : {}),
            ...ONE_LINE,
          },
        },
        cells[at] ?? "",
      ),
    ),
  );

function footer(pdf: Pdf, { madeFor, madeOn }: PresenceSheet): ReactNode {
  const style = { ...MUTED, fontSize: 9.5, fontWeight: 600 as const, ...ONE_LINE };
  return h(
    pdf.View,
    {
      key: "foot",
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
    h(pdf.Text, { style }, `${PRODUCT_NAME} · exportada por ${madeFor}`),
    h(pdf.Text, { style }, madeOn),
  );
}

import { createElement as h, type ReactNode } from "react";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { MUTED } from "../resume/styles.ts";
import { footer, LIST_PAGE, list, qrCode, toPdf, type Column } from "./parts.ts";

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

const COLUMNS: readonly Column[] = [
  { header: "Nome", width: 168 },
  { header: "Nasc.", width: 32 },
  { header: "Categoria", width: 54 },
  { header: "Posição", width: 86 },
  { header: "Entrada", width: 40 },
  { header: "Portão", width: 58 },
  { header: "De novo", width: 48 },
];

export async function drawPresence(sheet: PresenceSheet): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    LIST_PAGE,
    heading(pdf, sheet),
    list(pdf, COLUMNS, sheet.rows),
    footer(pdf, `exportada por ${sheet.madeFor}`, sheet.madeOn),
  );
  return toPdf(pdf, `Presença: ${sheet.title}`, page);
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
const checkCode = (pdf: Pdf, url: string): ReactNode =>
  h(
    pdf.View,
    { style: { width: 92, alignItems: "center" } },
    qrCode(pdf, url, 78),
    h(
      pdf.Text,
      { style: { ...MUTED, fontSize: 8.5, marginTop: 3, textAlign: "center" } },
      "Conferir a peneira",
    ),
  );

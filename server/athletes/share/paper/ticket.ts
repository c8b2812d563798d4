import { createElement as h, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { loadRenderer, type Pdf } from "../resume/renderer.ts";
import { MARGIN, MUTED, TEXT } from "../resume/styles.ts";
import { qrCode, toPdf } from "./parts.ts";

/** All that the file shows. It opens the gate for who holds it, so it says nobody's name. */
export interface TicketSheet {
  title: string;
  /** "sábado, 21/11/2026, 08:30 às 12:00" */
  when: string;
  place: string;
  /** "0418" */
  number: string;
  category: string | null;
  /** "08:30" */
  opens: string;
  /** What its code holds. */
  url: string;
}

const QR = 260;

/** A5: on a phone it fills the screen, on paper it fits twice on a sheet. */
export async function drawTicket(sheet: TicketSheet): Promise<Buffer> {
  const pdf = await loadRenderer();
  const page = h(
    pdf.Page,
    { size: "A5", style: { ...TEXT, backgroundColor: PALETTE.card, padding: MARGIN } },
    h(pdf.Text, { style: { fontWeight: 700, color: PALETTE.grass } }, PRODUCT_NAME),
    h(
      pdf.Text,
      {
        style: {
          marginTop: 6,
          fontWeight: 800,
          fontSize: 25,
          lineHeight: 1.05,
          maxLines: 3,
          textOverflow: "ellipsis",
        },
      },
      sheet.title,
    ),
    line(pdf, "Quando", sheet.when),
    line(pdf, "Onde", sheet.place),
    h(
      pdf.View,
      {
        style: {
          marginTop: 16,
          padding: 18,
          alignItems: "center",
          border: `1 dashed ${PALETTE.muted}`,
          borderRadius: 12,
        },
      },
      qrCode(pdf, sheet.url, QR),
      h(
        pdf.Text,
        { style: { marginTop: 10, fontWeight: 800, fontSize: 22, lineHeight: 1.1 } },
        `Ingresso ${sheet.number}`,
      ),
      h(
        pdf.Text,
        { style: { fontSize: 13 } },
        [sheet.category, `Entrada ${sheet.opens}`].filter(Boolean).join(" · "),
      ),
    ),
    h(
      pdf.Text,
      { style: { ...MUTED, marginTop: 12, textAlign: "center" } },
      "Mostre o código na entrada. Serve sem internet.",
    ),
  );
  return toPdf(pdf, `Ingresso ${sheet.number}`, page);
}

const line = (pdf: Pdf, label: string, value: string): ReactNode =>
  h(
    pdf.View,
    { style: { flexDirection: "row", marginTop: 6 } },
    h(pdf.Text, { style: { ...MUTED, width: 56 } }, label),
    h(
      pdf.Text,
      { style: { flexGrow: 1, flexBasis: 0, fontWeight: 600, maxLines: 2, textOverflow: "ellipsis" } },
      value,
    ),
  );

import { createElement as h, type ReactElement, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PALETTE } from "../palette.ts";
import { drawQr } from "../qr.ts";
import type { Pdf } from "../resume/renderer.ts";
import { MARGIN, MUTED, ONE_LINE, TEXT } from "../resume/styles.ts";

/** A page with room for the footer, from which a long list goes on to the next. */
export const LIST_PAGE = {
  size: "A4",
  style: {
    ...TEXT,
    backgroundColor: PALETTE.card,
    paddingHorizontal: MARGIN,
    paddingTop: 30,
    paddingBottom: 52,
  },
} as const;

export const toPdf = (pdf: Pdf, title: string, page: ReactElement): Promise<Buffer> =>
  pdf.renderToBuffer(
    h(
      pdf.Document,
      {
        title,
        author: PRODUCT_NAME,
        creator: PRODUCT_NAME,
        producer: PRODUCT_NAME,
        language: "pt-BR",
      },
      page,
    ) as ReactElement<never>,
  );

/** Exports are named and dated: whom it was made for, and when, at the foot of every page. */
export function footer(pdf: Pdf, madeFor: string, madeOn: string): ReactNode {
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
    h(pdf.Text, { style }, `${PRODUCT_NAME} · ${madeFor}`),
    h(pdf.Text, { style }, madeOn),
  );
}

export interface Column {
  header: string;
  width: number;
  /** A number. */
  end?: boolean;
}

/** A head and its lines, each with a number before it. The head stands again on each page that the list goes on to. */
export function list(
  pdf: Pdf,
  columns: readonly Column[],
  rows: readonly { number: string; cells: readonly string[] }[],
): ReactNode {
  const line = (key: string, number: string, cells: readonly string[], head: boolean) =>
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
      ...columns.map(({ header, width, end }, at) =>
        h(
          pdf.Text,
          {
            key: header,
            style: {
              width,
              textAlign: end ? "right" : "left",
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
  const headers = columns.map(({ header }) => header);
  return h(
    pdf.View,
    { key: "list" },
    line("head", "Nº", headers, true),
    ...rows.map(({ number, cells }, at) => line(String(at), number, cells, false)),
  );
}

/** A code that a phone reads, so many points wide. */
export function qrCode(pdf: Pdf, url: string, width: number): ReactNode {
  const { size, path } = drawQr(url);
  return h(
    pdf.Svg,
    { width, height: width, viewBox: `0 0 ${size} ${size}` },
    h(pdf.Path, { d: path, fill: PALETTE.ink }),
  );
}

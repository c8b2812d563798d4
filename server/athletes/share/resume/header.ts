import { createElement as h, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PALETTE } from "#server/athletes/share/palette.ts";
import { drawQr } from "#server/athletes/share/qr.ts";
import type { Resume } from "#server/athletes/share/views.ts";
import type { Pdf } from "./renderer.ts";
import { MARGIN, MUTED, ONE_LINE } from "./styles.ts";

const HEIGHT = 232;
const PAGE_WIDTH = 595;
const STRIPE = 42.5;

/** The pitch with the figurinha, the name, and the code that leads to the site. */
export function header(pdf: Pdf, resume: Resume, card: Buffer): ReactNode {
  return h(
    pdf.View,
    { style: { height: HEIGHT, backgroundColor: PALETTE.grassDeep, color: PALETTE.card } },
    ...stripes(pdf),
    h(pdf.Image, {
      src: card,
      style: { position: "absolute", left: MARGIN, top: 20, width: 120, height: 192 },
    }),
    h(
      pdf.View,
      {
        style: {
          position: "absolute",
          left: 180,
          top: 0,
          width: 258,
          height: HEIGHT,
          justifyContent: "center",
        },
      },
      h(pdf.Text, { style: { color: PALETTE.canary, fontWeight: 700, fontSize: 13 } }, "Currículo esportivo"),
      h(pdf.Text, { style: nameStyle(resume.name) }, resume.name),
      resume.nickname &&
        h(pdf.Text, { style: { marginTop: 4, fontSize: 13, ...ONE_LINE } }, `“${resume.nickname}”`),
      line(pdf, [resume.position, resume.category], 700, 12),
      line(pdf, [resume.club], 500, 3),
      line(pdf, [resume.place], 500, 0),
    ),
    code(pdf, resume),
  );
}

export function footer(pdf: Pdf, { address, madeOn }: Resume): ReactNode {
  const style = { ...MUTED, fontSize: 9.5, fontWeight: 600 as const };
  return h(
    pdf.View,
    {
      style: {
        position: "absolute",
        left: MARGIN,
        right: MARGIN,
        bottom: 22,
        flexDirection: "row",
        justifyContent: "space-between",
        borderTop: `0.75 solid ${PALETTE.line}`,
        paddingTop: 8,
      },
    },
    h(pdf.Text, { style }, `${PRODUCT_NAME} · ${address}`),
    h(pdf.Text, { style }, `Gerado em ${madeOn}`),
  );
}

function code(pdf: Pdf, { url }: Resume): ReactNode {
  const { size, path } = drawQr(url);
  return h(
    pdf.View,
    {
      style: {
        position: "absolute",
        right: MARGIN,
        top: 0,
        width: 100,
        height: HEIGHT,
        alignItems: "center",
        justifyContent: "center",
      },
    },
    h(
      pdf.View,
      { style: { padding: 9, backgroundColor: PALETTE.card, borderRadius: 8 } },
      h(
        pdf.Svg,
        { viewBox: `0 0 ${size} ${size}`, width: 82, height: 82 },
        h(pdf.Path, { d: path, fill: PALETTE.ink }),
      ),
    ),
    h(
      pdf.Link,
      {
        src: url,
        style: { marginTop: 7, color: PALETTE.card, fontSize: 10.5, fontWeight: 600, textDecoration: "none" },
      },
      "Veja o perfil completo",
    ),
  );
}

const stripes = (pdf: Pdf) =>
  Array.from({ length: Math.ceil(PAGE_WIDTH / STRIPE / 2) }, (_, i) =>
    h(pdf.View, {
      key: i,
      style: {
        position: "absolute",
        left: i * STRIPE * 2,
        top: 0,
        width: STRIPE,
        height: HEIGHT,
        backgroundColor: PALETTE.card,
        opacity: 0.035,
      },
    }),
  );

const nameStyle = (name: string) => ({
  marginTop: 3,
  fontWeight: 800 as const,
  fontSize: nameSize(name),
  lineHeight: 1.02,
  maxLines: 3,
  textOverflow: "ellipsis" as const,
});

const line = (pdf: Pdf, parts: (string | null)[], fontWeight: 500 | 700, marginTop: number) => {
  const text = parts.filter(Boolean).join(" · ");
  return (
    text &&
    h(pdf.Text, { style: { marginTop, fontSize: 14, fontWeight, color: PALETTE.mist, ...ONE_LINE } }, text)
  );
};

/** A name may take three lines, but none of its words two. */
function nameSize(name: string): number {
  const longestWord = Math.max(...name.split(" ").map((word) => word.length));
  if (name.length > 40 || longestWord > 16) return 23;
  return name.length > 16 ? 32 : 40;
}

import { createElement as h } from "react";
import { figurinha, STICKER_RATIO } from "#server/athletes/share/card-element.ts";
import { toJpeg } from "#server/athletes/share/raster.ts";
import type { Resume } from "#server/athletes/share/views.ts";
import { toPdf } from "../paper/parts.ts";
import { body } from "./body.ts";
import { footer, header } from "./header.ts";
import { loadRenderer } from "./renderer.ts";
import { TEXT } from "./styles.ts";
import { PALETTE } from "#server/athletes/share/palette.ts";

const CARD_PIXELS = 540;

/** The athlete on one page of A4, as PDF; the portrait is a data address. */
export async function drawResume(resume: Resume, portrait: string): Promise<Buffer> {
  const pdf = await loadRenderer();
  const card = await toJpeg(figurinha(resume, portrait, CARD_PIXELS), {
    width: CARD_PIXELS,
    height: CARD_PIXELS * STICKER_RATIO,
  });
  const page = h(
    pdf.Page,
    // Without wrapping, what does not fit is cut instead of opening a second page.
    { size: "A4", wrap: false, style: { ...TEXT, backgroundColor: PALETTE.card } },
    header(pdf, resume, card),
    body(pdf, resume),
    footer(pdf, resume),
  );
  return toPdf(pdf, `Currículo esportivo de ${resume.name}`, page);
}

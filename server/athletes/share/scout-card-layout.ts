import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { box, oneLine } from "./card-element.ts";
import { PALETTE } from "./palette.ts";
import { drawQr } from "./qr.ts";
import { pitch, wordmark } from "./scenery.ts";

/** What the drawn card of a club's scout says. */
export interface ScoutCardContent {
  name: string;
  club: string;
  place: string | null;
  /** "Confirmado desde 12 de maio de 2026". */
  since: string;
  /** Where families check it. */
  url: string;
  /** The sentence that stands under every card. */
  warning: string;
}

/** The shape of a bank card, so that it fits where people keep theirs. */
export const SCOUT_CARD_SIZE = { width: 1200, height: 756 } as const;

const PHOTO = 300;
const QR = 268;

export function scoutCardLayout(content: ScoutCardContent, portrait: string): ReactNode {
  const { width, height } = SCOUT_CARD_SIZE;
  return pitch(
    width,
    height,
    { left: 640, top: -180, size: 900 },
    box({ position: "absolute", left: 60, top: 52 }, wordmark(44)),
    h(
      "div",
      { style: { ...oneLine(30, 700, PALETTE.canary), position: "absolute", right: 60, top: 58 } },
      "Olheiro",
    ),
    h("img", {
      src: portrait,
      width: PHOTO,
      height: PHOTO,
      style: {
        position: "absolute",
        left: 60,
        top: 150,
        borderRadius: 24,
        border: `8px solid ${PALETTE.card}`,
      },
    }),
    box(
      {
        position: "absolute",
        left: 408,
        top: 150,
        width: 732,
        height: PHOTO,
        flexDirection: "column",
        justifyContent: "center",
      },
      h("div", { style: nameStyle(content.name) }, content.name),
      h("div", { style: { ...oneLine(38, 600, PALETTE.canary), marginTop: 16 } }, content.club),
      content.place &&
        h("div", { style: { ...oneLine(30, 500, PALETTE.mist), marginTop: 4 } }, content.place),
    ),
    box(
      {
        position: "absolute",
        left: 60,
        top: 488,
        width: 760,
        height: 216,
        flexDirection: "column",
        justifyContent: "flex-end",
      },
      h("div", { style: oneLine(36, 700, PALETTE.card) }, "Confira este olheiro"),
      h("div", { style: { ...oneLine(28, 500, PALETTE.mist), marginTop: 6, lineClamp: 2 } }, content.since),
      h(
        "div",
        { style: { ...oneLine(26, 600, PALETTE.card), marginTop: 18, lineClamp: 2 } },
        content.warning,
      ),
    ),
    qrPanel(content.url, width, height),
  );
}

function qrPanel(url: string, width: number, height: number): ReactNode {
  const { size, path } = drawQr(url);
  return box(
    {
      position: "absolute",
      left: width - 60 - QR,
      top: height - 52 - QR,
      width: QR,
      height: QR,
      padding: 20,
      borderRadius: 24,
      background: PALETTE.card,
    },
    h(
      "svg",
      { width: QR - 40, height: QR - 40, viewBox: `0 0 ${size} ${size}` },
      h("path", { fill: PALETTE.ink, d: path }),
    ),
  );
}

const nameStyle = (name: string): CSSProperties => ({
  ...oneLine(name.length > 30 ? 58 : name.length > 18 ? 70 : 84, 800, PALETTE.card),
  lineClamp: 3,
  lineHeight: 1,
  wordBreak: "break-word",
});

import { createElement as h, type ReactNode } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { box, STICKER_RATIO } from "./card-element.ts";
import { PALETTE } from "./palette.ts";

const STRIPE = 90;

interface Circle {
  left: number;
  top: number;
  size: number;
}

/** Dark green with mown stripes and the centre circle, as on the pages. */
export function pitch(width: number, height: number, circle: Circle, ...children: ReactNode[]): ReactNode {
  const stripes = Array.from({ length: Math.ceil(width / STRIPE / 2) }, (_, i) =>
    box({
      position: "absolute",
      left: i * STRIPE * 2,
      top: 0,
      width: STRIPE,
      height,
      background: "rgba(255, 255, 255, 0.035)",
    }),
  );
  return box(
    {
      position: "relative",
      width,
      height,
      overflow: "hidden",
      background: PALETTE.grassDeep,
      color: PALETTE.card,
      fontFamily: "Barlow, Barlow Ext",
    },
    ...stripes,
    box({
      position: "absolute",
      left: circle.left,
      top: circle.top,
      width: circle.size,
      height: circle.size,
      borderRadius: circle.size,
      border: "4px solid rgba(255, 255, 255, 0.12)",
    }),
    ...children,
  );
}

export const wordmark = (size: number): ReactNode =>
  box(
    { alignItems: "center", fontSize: size, fontWeight: 800, lineHeight: 1 },
    h(
      "svg",
      { width: size * 1.05, height: size * 1.05, viewBox: "0 0 32 32", style: { marginRight: size * 0.35 } },
      h("path", { fill: PALETTE.canary, d: "M16 1 31 12 25.3 30H6.7L1 12z" }),
      h("path", { fill: PALETTE.canaryDeep, d: "M16 17.5 31 12 25.3 30H6.7z" }),
    ),
    PRODUCT_NAME,
  );

/** A sticker of this width that lies on the pitch, slightly turned. */
export const laid = (
  sticker: ReactNode,
  width: number,
  left: number,
  top: number,
  degrees: number,
): ReactNode =>
  box(
    { position: "absolute", left, top, transform: `rotate(${degrees}deg)` },
    ...SHADOW.map(([spread, fall]) =>
      box({
        position: "absolute",
        left: -spread,
        top: fall - spread,
        width: width + spread * 2,
        height: width * STICKER_RATIO + spread * 2,
        borderRadius: width * 0.064 + spread,
        background: "rgba(0, 0, 0, 0.07)",
      }),
    ),
    // Positioned like its shadow, or it would lie below it.
    box({ position: "relative" }, sticker),
  );

// Spread and fall of each layer. A blurred shadow would look the same and cost more than the rest of the picture.
const SHADOW = [
  [16, 16],
  [11, 13],
  [7, 10],
  [3, 7],
  [0, 4],
] as const;

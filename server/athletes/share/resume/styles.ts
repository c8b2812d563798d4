import type { Style } from "@react-pdf/types";
import { PALETTE } from "#server/athletes/share/palette.ts";

export const MARGIN = 36;

/** One line, cut short with an ellipsis. */
export const ONE_LINE = { maxLines: 1, textOverflow: "ellipsis" } as const;

export const TEXT: Style = {
  fontFamily: ["Barlow", "Barlow Ext"],
  fontWeight: 500,
  fontSize: 11,
  lineHeight: 1.3,
  color: PALETTE.ink,
};
export const HEADING: Style = { fontWeight: 800, fontSize: 17, lineHeight: 1.1, marginBottom: 6 };
export const MUTED: Style = { color: PALETTE.muted };

import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { box, oneLine } from "./card-element.ts";
import { SIZES } from "./layouts.ts";
import { PALETTE } from "./palette.ts";
import { pitch, wordmark } from "./scenery.ts";

/** What the picture of an event's link says. */
export interface EventPoster {
  /** "Peneira" */
  type: string;
  title: string;
  when: string;
  place: string;
  /** A trial of a club that staff verified. */
  safe: boolean;
  /** "Cancelado", "Suspenso": what a shared link must not hide. */
  state: string | null;
}

export function eventLayout(event: EventPoster): ReactNode {
  const { width, height } = SIZES.link;
  return pitch(
    width,
    height,
    { left: 620, top: -120, size: 820 },
    box(
      {
        position: "absolute",
        left: 72,
        top: 64,
        width: width - 144,
        height: height - 128,
        flexDirection: "column",
      },
      box(
        { justifyContent: "space-between", alignItems: "center" },
        wordmark(44),
        event.state
          ? badge(event.state, PALETTE.card)
          : event.safe && badge("Peneira Segura", PALETTE.canary),
      ),
      box(
        { flexDirection: "column", flexGrow: 1, justifyContent: "center" },
        h("div", { style: oneLine(34, 700, PALETTE.canary) }, event.type),
        h("div", { style: titleStyle(event.title) }, event.title),
      ),
      h("div", { style: oneLine(38, 700, PALETTE.card) }, event.when),
      h("div", { style: { ...oneLine(32, 500, PALETTE.mist), marginTop: 6 } }, event.place),
    ),
  );
}

const badge = (label: string, background: string): ReactNode =>
  box(
    { padding: "12px 24px 14px", borderRadius: 14, background },
    h("div", { style: oneLine(32, 700, PALETTE.ink) }, label),
  );

const titleStyle = (title: string): CSSProperties => ({
  ...oneLine(title.length > 70 ? 62 : title.length > 36 ? 78 : 96, 800, PALETTE.card),
  marginTop: 8,
  lineClamp: 3,
  lineHeight: 1,
  wordBreak: "break-word",
});

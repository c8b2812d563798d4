import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { nameFit } from "#domain/athletes/figurinha-text.ts";
import { assistsText, SOURCE_NAMES, type SeasonSource } from "#domain/athletes/seasons.ts";
import { PALETTE } from "./palette.ts";

/** What a drawn figurinha says: a part of what the athlete's site shows anyway. */
export interface FigurinhaContent {
  name: string;
  shirtNumber: number | null;
  position: string | null;
  category: string | null;
  place: string | null;
  featured: boolean;
  stats: { source: SeasonSource; games: number; goals: number; assists: number } | null;
}

export const STICKER_RATIO = 8 / 5;

/** The figurinha of app/components/figurinha.css, `width` wide and 5:8, with the portrait as a data address. */
export function figurinha(content: FigurinhaContent, portrait: string, width: number): ReactNode {
  const px = (share: number) => (share * width) / 100;
  const role = [content.position, content.category].filter(Boolean).join(" · ");
  return box(
    {
      flexDirection: "column",
      width,
      height: width * STICKER_RATIO,
      padding: px(4),
      borderRadius: px(6.4),
      background: PALETTE.card,
      color: PALETTE.ink,
    },
    panel(content, portrait, px),
    h("div", { style: nameStyle(content.name, px) }, content.name),
    h("div", { style: lineStyle(px, px(1.2)) }, role),
    h("div", { style: lineStyle(px, 0) }, content.place ?? ""),
    content.stats && statsRow(content.stats, px),
  );
}

export const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  h("div", { style: { display: "flex", boxSizing: "border-box", ...style } }, ...children.filter(Boolean));

type Scale = (share: number) => number;

function panel(content: FigurinhaContent, portrait: string, px: Scale): ReactNode {
  return box(
    {
      position: "relative",
      flexGrow: 1,
      flexBasis: 0,
      overflow: "hidden",
      borderRadius: px(4),
      background: PALETTE.line,
    },
    h("img", {
      src: portrait,
      style: {
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        objectFit: "cover",
        objectPosition: "top",
      },
    }),
    content.shirtNumber !== null && h("div", { style: numberStyle(px) }, String(content.shirtNumber)),
    content.featured && h("div", { style: tagStyle(px) }, "Destaque da Semana"),
  );
}

const numberStyle = (px: Scale): CSSProperties => ({
  position: "absolute",
  top: px(2.5),
  left: px(4.5),
  color: "rgba(255, 255, 255, 0.5)",
  fontSize: px(25),
  fontWeight: 800,
  lineHeight: 1,
});

const tagStyle = (px: Scale): CSSProperties => ({
  position: "absolute",
  bottom: px(3.2),
  left: px(3.2),
  padding: `${px(2.2)}px ${px(3)}px`,
  borderRadius: px(2.4),
  background: PALETTE.canary,
  fontSize: px(5.6),
  fontWeight: 700,
  lineHeight: 1,
});

const nameStyle = (name: string, px: Scale): CSSProperties => ({
  display: "block",
  lineClamp: nameFit(name) === "two-lines" ? 2 : 1,
  margin: `${px(4)}px ${px(1.6)}px 0`,
  fontSize: nameFit(name) === "large" ? px(12) : px(9.6),
  fontWeight: 800,
  lineHeight: 1.06,
  wordBreak: "break-word",
});

const lineStyle = (px: Scale, marginTop: number): CSSProperties => ({
  display: "block",
  lineClamp: 1,
  margin: `${marginTop}px ${px(1.6)}px 0`,
  color: PALETTE.muted,
  fontSize: px(6.2),
  fontWeight: 600,
  lineHeight: 1.25,
});

function statsRow(stats: NonNullable<FigurinhaContent["stats"]>, px: Scale): ReactNode {
  const numbers = [
    [stats.games, "jogos"],
    [stats.goals, "gols"],
    [assistsText(stats), "assist."],
  ] as const;
  return box(
    {
      position: "relative",
      marginTop: px(3),
      paddingTop: px(3.4),
      borderTop: `${px(0.4)}px dashed ${PALETTE.edge}`,
    },
    sourceMark(stats.source, px),
    ...numbers.map(([value, label]) =>
      box(
        { flexDirection: "column", alignItems: "center", flexGrow: 1, flexBasis: 0 },
        h("div", { style: { fontSize: px(9.6), fontWeight: 800, lineHeight: 1 } }, String(value)),
        h(
          "div",
          { style: { color: PALETTE.muted, fontSize: px(5), fontWeight: 600, lineHeight: 1.2 } },
          label,
        ),
      ),
    ),
  );
}

/** The source of the numbers, on the dashed line: a full square, a half one, a dashed one. */
function sourceMark(source: SeasonSource, px: Scale): ReactNode {
  const side = px(3.4);
  return box(
    {
      position: "absolute",
      top: px(-2.9),
      right: px(1.6),
      padding: `0 ${px(1.4)}px`,
      alignItems: "center",
      background: PALETTE.card,
      color: PALETTE.muted,
    },
    box(
      {
        width: side,
        height: side,
        marginRight: px(1.2),
        border: `${px(0.6)}px ${source === "declared" ? "dashed" : "solid"} ${PALETTE.muted}`,
        background: source === "match_sheet" ? PALETTE.muted : PALETTE.card,
      },
      source === "club" && box({ width: "50%", height: "100%", background: PALETTE.muted }),
    ),
    h("div", { style: { fontSize: px(4.6), fontWeight: 600, lineHeight: 1.2 } }, SOURCE_NAMES[source]),
  );
}

/** Text that is cut short rather than broken. */
export const oneLine = (fontSize: number, fontWeight: number, color: string): CSSProperties => ({
  display: "block",
  lineClamp: 1,
  color,
  fontSize,
  fontWeight,
  lineHeight: 1.2,
});

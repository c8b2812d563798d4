import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { TAGLINE } from "#domain/brand.ts";
import { box, figurinha, oneLine, type FigurinhaContent } from "./card-element.ts";
import { PALETTE } from "./palette.ts";
import { laid, pitch, wordmark } from "./scenery.ts";

export interface SharedAthlete extends FigurinhaContent {
  club: string | null;
  /** Where the site is, as people would type it. */
  address: string;
}

export const SIZES = {
  /** What messengers and networks show of a link (Open Graph). */
  link: { width: 1200, height: 630 },
  /** A whole phone, for stories. */
  stories: { width: 1080, height: 1920 },
} as const;
export type Format = keyof typeof SIZES;

export const athleteLayout = (format: Format, athlete: SharedAthlete, portrait: string): ReactNode =>
  format === "link" ? linkLayout(athlete, portrait) : storiesLayout(athlete, portrait);

function linkLayout(athlete: SharedAthlete, portrait: string): ReactNode {
  const { width, height } = SIZES.link;
  const facts = [athlete.club, athlete.place].filter(Boolean).join(" · ");
  return pitch(
    width,
    height,
    { left: 560, top: -120, size: 760 },
    laid(figurinha(athlete, portrait, 336), 336, 84, 46, -3),
    box(
      { position: "absolute", left: 500, top: 64, width: 628, height: 502, flexDirection: "column" },
      wordmark(40),
      box(
        { flexDirection: "column", flexGrow: 1, justifyContent: "center" },
        h("div", { style: headline(athlete.name) }, athlete.name),
        h("div", { style: line(38, 600, PALETTE.canary, 22) }, roleOf(athlete)),
        h("div", { style: line(34, 500, PALETTE.mist, 8) }, facts),
      ),
      h("div", { style: line(30, 600, PALETTE.mist, 0) }, athlete.address),
    ),
  );
}

/** The first and last 250 px stay empty: the phone's own controls lie there. */
function storiesLayout(athlete: SharedAthlete, portrait: string): ReactNode {
  const { width, height } = SIZES.stories;
  const sticker = 716;
  return pitch(
    width,
    height,
    { left: -160, top: 260, size: 1400 },
    box({ position: "absolute", left: 0, top: 216, width, justifyContent: "center" }, wordmark(68)),
    laid(figurinha(athlete, portrait, sticker), sticker, (width - sticker) / 2, 350, -2),
    box(
      {
        position: "absolute",
        left: 60,
        top: 1566,
        width: width - 120,
        flexDirection: "column",
        alignItems: "center",
      },
      h("div", { style: line(46, 600, PALETTE.card, 0) }, "Veja o perfil completo"),
      box(
        {
          marginTop: 20,
          padding: "16px 30px 18px",
          borderRadius: 16,
          background: PALETTE.canary,
          maxWidth: width - 120,
        },
        h(
          "div",
          { style: line(athlete.address.length > 38 ? 36 : 46, 700, PALETTE.ink, 0) },
          athlete.address,
        ),
      ),
    ),
  );
}

/** For every page that belongs to no athlete: the product and three invented athletes. */
export function productLayout(
  athletes: readonly { content: FigurinhaContent; portrait: string }[],
): ReactNode {
  const { width, height } = SIZES.link;
  const places = [
    [560, 150, -7],
    [880, 156, 7],
    [716, 96, 1.5],
  ] as const;
  return pitch(
    width,
    height,
    { left: 520, top: -60, size: 760 },
    ...athletes.map(({ content, portrait }, i) => {
      const [left, top, degrees] = places[i]!;
      return laid(figurinha(content, portrait, 256), 256, left, top, degrees);
    }),
    box(
      { position: "absolute", left: 72, top: 72, width: 490, height: 486, flexDirection: "column" },
      wordmark(48),
      box(
        { flexGrow: 1, alignItems: "center" },
        h("div", { style: { display: "block", fontSize: 74, fontWeight: 800, lineHeight: 1 } }, TAGLINE),
      ),
    ),
  );
}

const roleOf = ({ position, category }: FigurinhaContent) => [position, category].filter(Boolean).join(" · ");

const headline = (name: string): CSSProperties => ({
  display: "block",
  lineClamp: 3,
  fontSize: name.length > 34 ? 68 : name.length > 20 ? 84 : 100,
  fontWeight: 800,
  lineHeight: 1,
  wordBreak: "break-word",
});

const line = (
  fontSize: number,
  fontWeight: 500 | 600 | 700,
  color: string,
  marginTop: number,
): CSSProperties => ({ ...oneLine(fontSize, fontWeight, color), marginTop });

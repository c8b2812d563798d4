import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export const WEIGHTS = [500, 600, 700, 800] as const;
type Weight = (typeof WEIGHTS)[number];

/** First the letters of Portuguese, then those of names from elsewhere in Europe. */
export const FAMILIES = { latin: "Barlow", "latin-ext": "Barlow Ext" } as const;
type Script = keyof typeof FAMILIES;
export const SCRIPTS = Object.keys(FAMILIES) as Script[];

/**
 * Figtree, the pages' second face, is packaged only as a variable WOFF2, which neither satori nor
 * react-pdf reads: what is drawn on the server is set in Barlow Condensed throughout.
 */
export const fontPath = (script: Script, weight: Weight): string =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource/barlow-condensed/files/barlow-condensed-${script}-${weight}-normal.woff`,
    ),
  );

export const readFonts = () =>
  Promise.all(
    SCRIPTS.flatMap((script) =>
      WEIGHTS.map(async (weight) => ({
        name: FAMILIES[script],
        data: await readFile(fontPath(script, weight)),
        weight,
        style: "normal" as const,
      })),
    ),
  );

import { FAMILIES, fontPath, SCRIPTS, WEIGHTS } from "#server/athletes/share/fonts.ts";

export type Pdf = typeof import("@react-pdf/renderer");
let loaded: Promise<Pdf> | undefined;

/** The PDF library with our fonts, loaded with the first document. */
export const loadRenderer = (): Promise<Pdf> =>
  (loaded ??= import("@react-pdf/renderer").then((pdf) => {
    for (const script of SCRIPTS)
      for (const weight of WEIGHTS)
        pdf.Font.register({ family: FAMILIES[script], src: fontPath(script, weight), fontWeight: weight });
    // English rules would break Portuguese words.
    pdf.Font.registerHyphenationCallback((word) => [word]);
    return pdf;
  }));

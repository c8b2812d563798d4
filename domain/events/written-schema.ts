import { z } from "zod";
import { textProblem } from "./written-text.ts";

/** Before it is tidied up: a sign that turns the text around is refused, not removed, so that its author sees it. */
export const written = (tidy: (text: string) => string, max: number) =>
  z
    .string()
    .default("")
    .superRefine((text, context) => {
      const problem = textProblem(text.slice(0, 20_000));
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .transform(tidy)
    .refine((text) => text.length <= max, `Use no máximo ${max} caracteres.`);

import { z } from "zod";
import { SMALLEST_CROP } from "./crop.ts";
import { MEDIA_TITLE_MAX } from "./limits.ts";

// Apart from titles.ts and crop.ts, which browsers load: they do not need the library of schemas.

export const mediaTitleSchema = z
  .string()
  .trim()
  .refine((title) => Array.from(title).length <= MEDIA_TITLE_MAX, {
    error: `Use até ${MEDIA_TITLE_MAX} letras no título.`,
  });

const percent = (least: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:[.,]\d{1,4})?$/, { error: message })
    .transform((text) => Number(text.replace(",", ".")))
    .refine((value) => value >= least && value <= 100, { error: message });

export const cropSchema = z.object({
  size: percent(SMALLEST_CROP, `Informe um número de ${SMALLEST_CROP} a 100.`),
  left: percent(0, "Informe um número de 0 a 100."),
  top: percent(0, "Informe um número de 0 a 100."),
});

import { z } from "zod";

/** PostgreSQL stores no text with a zero byte; other control characters say nothing either. */
const line = z.string().transform((text) => text.replaceAll(/\p{Cc}+/gu, " ").trim());

/** The form that saves what a list is asked at the moment. */
export const savedViewSchema = z.object({
  list: z.string().regex(/^\/admin\/[a-z/-]{1,60}$/),
  name: line.pipe(z.string().min(1, "Dê um nome à visão.").max(40, "Use até 40 letras.")),
  query: line.pipe(
    z.string().min(1, "Filtre a lista antes de salvar.").max(500, "Esta busca é longa demais para salvar."),
  ),
});

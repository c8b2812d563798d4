import { z } from "zod";
import { mediaTitleSchema } from "#domain/media/schemas.ts";
import { MINORS_SHOWN, MOST_DEPICTED } from "./depicted.ts";

/** Who appears on a club's photo or video, in the club's own words. */
export const declarationSchema = z.object({
  title: mediaTitleSchema,
  minors: z.enum(MINORS_SHOWN, { error: "Diga se aparecem menores de idade." }),
  athletes: z.array(z.uuid()).max(MOST_DEPICTED, { error: `Marque até ${MOST_DEPICTED} atletas.` }),
});
export type Declaration = z.infer<typeof declarationSchema>;

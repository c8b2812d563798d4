import { z } from "zod";

export const address = (description: string) => z.url().meta({ description });

export const picture = () => z.url().nullable();

/** A date as machines read it, whatever the page shows. */
export const day = () => z.iso.date();

export const video = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  thumbnail: picture(),
  duration: z.string().meta({ description: "Minutos e segundos." }),
});

/** A list that goes on at `next`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    data: z.array(item),
    next: z.url().nullable().meta({ description: "Endereço da próxima página; nulo na última." }),
  });

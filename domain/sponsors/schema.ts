import { z } from "zod";
import { httpsUrl } from "#domain/https-url.ts";
import { nameField, optionalText } from "#domain/identity/person-fields.ts";

/** What a sponsor says about itself. */
export const sponsorPageSchema = z.object({
  name: nameField("Informe o nome da empresa."),
  description: optionalText(600),
  link: z
    .string()
    .trim()
    .max(300, "Este endereço é longo demais.")
    .transform((text, context) => {
      const url = httpsUrl(text);
      if (text && !url)
        context.addIssue({ code: "custom", message: "Informe um endereço como https://suaempresa.com.br." });
      return url;
    })
    .optional(),
});

export type SponsorPage = z.output<typeof sponsorPageSchema>;

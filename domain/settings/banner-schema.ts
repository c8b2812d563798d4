import { z } from "zod";
import { TIME_ZONE } from "#domain/date-time.ts";
import { DAY_PROBLEM, dayField } from "#domain/day-field.ts";
import { instantAt } from "#domain/events/local-time.ts";
import { httpsUrl } from "#domain/https-url.ts";
import { lineField } from "#domain/inquiries/fields.ts";
import { optionalText } from "#domain/identity/person-fields.ts";
import { BANNER_AUDIENCES, BANNER_MAX, BANNER_TONES, LINK_LABEL_MAX } from "./choices.ts";

const day = dayField.transform(String);
const hour = z
  .string()
  .trim()
  .default("00:00")
  .transform((text) => text || "00:00")
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Confira a hora, como 09:30."));

/** A notice at the top of pages, as staff write it; times are those of São Paulo. */
export const bannerSchema = z
  .object({
    text: lineField("Escreva o aviso.", { min: 5, max: BANNER_MAX }),
    tone: z.enum(BANNER_TONES, "Escolha o tom."),
    audience: z.enum(BANNER_AUDIENCES, "Escolha quem vê."),
    linkLabel: optionalText(LINK_LABEL_MAX),
    link: optionalText(500),
    fromDay: day,
    fromHour: hour,
    untilDay: z
      .string()
      .trim()
      .default("")
      .pipe(z.union([z.literal(""), day], DAY_PROBLEM)),
    untilHour: hour,
    dismissible: z.literal("on").optional(),
  })
  .transform((form, context) => {
    const problem = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    const link = form.link ? linkTo(form.link) : null;
    if (form.link && !link) return problem("link", "Use um caminho do site, como /planos, ou um link https.");
    if (link && !form.linkLabel) return problem("linkLabel", "Diga o que o link abre, como “Ver planos”.");
    if (form.linkLabel && !link) return problem("link", "Informe para onde o link leva.");
    const from = instantAt(form.fromDay, form.fromHour, TIME_ZONE);
    if (!from) return problem("fromHour", "Esta hora não existe neste dia.");
    const until = form.untilDay ? instantAt(form.untilDay, form.untilHour, TIME_ZONE) : null;
    if (form.untilDay && !until) return problem("untilHour", "Esta hora não existe neste dia.");
    if (until && Temporal.Instant.compare(until, from) <= 0)
      return problem("untilDay", "O fim precisa vir depois do começo.");
    const { text, tone, audience, linkLabel = null } = form;
    return { text, tone, audience, link, linkLabel, from, until, dismissible: form.dismissible === "on" };
  });
export type BannerInput = z.infer<typeof bannerSchema>;

/** A page of ours, or another site's by https. "//host" would be another site that looks like ours. */
function linkTo(text: string): string | null {
  if (text.startsWith("/")) return /^\/(?![/\\])[^\s\\]*$/.test(text) ? text : null;
  return /^https:/i.test(text) ? httpsUrl(text) : null;
}

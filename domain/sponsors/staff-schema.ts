import { z } from "zod";
import { isCnpj } from "#domain/cnpj.ts";
import { parseNearDate } from "#domain/dates.ts";
import { optionalText } from "#domain/identity/person-fields.ts";
import { parsePhone } from "#domain/phone.ts";
import { SPONSOR_LEVELS, SPONSOR_STATUSES } from "./contract.ts";
import { sponsorPageSchema } from "./schema.ts";

const line = (longest: number) => optionalText(longest).transform((text) => text ?? null);

const day = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const parsed = parseNearDate(text.trim());
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "Escreva uma data que exista." });
    return z.NEVER;
  });

const cnpj = z
  .string()
  .default("")
  .transform((text) => text.replaceAll(/[\s./-]/g, "").toUpperCase() || null)
  .refine(
    (text) => text === null || isCnpj(text),
    "Este CNPJ não confere. Veja se digitou os 14 caracteres.",
  );

const phone = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const parsed = parsePhone(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "Confira o telefone: DDD e número, como (11) 91234-5678." });
    return z.NEVER;
  });

/** What staff keep of a sponsor: its page, and the contract that stands behind it. */
export const staffSponsorSchema = z
  .object({
    ...sponsorPageSchema.shape,
    segment: line(80),
    level: z.enum(SPONSOR_LEVELS, "Escolha o nível."),
    status: z.enum(SPONSOR_STATUSES, "Escolha a situação."),
    contractStart: day,
    contractEnd: day,
    featured: z
      .string()
      .optional()
      .transform((value) => value === "on"),
    cnpj,
    responsible: line(120),
    phone,
    address: line(200),
    savedAt: z.string().max(40).default(""),
  })
  .refine(
    ({ contractStart, contractEnd }) =>
      !contractStart || !contractEnd || Temporal.PlainDate.compare(contractEnd, contractStart) >= 0,
    { path: ["contractEnd"], message: "O fim do contrato vem depois do início." },
  )
  .transform(({ description, link, ...rest }) => ({
    ...rest,
    description: description ?? null,
    link: link ?? null,
  }));

export type StaffSponsorInput = Omit<z.output<typeof staffSponsorSchema>, "savedAt">;

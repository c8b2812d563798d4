import { z } from "zod";
import { nameField } from "#domain/identity/person-fields.ts";
import { optionalTextField } from "#domain/inquiries/fields.ts";
import { city, cnpj, foundationYear, line, socialFields } from "./fields.ts";
import { MAX_CLUB_ACHIEVEMENTS, type ClubProfileInput } from "./profile.ts";

const achievementNames = Array.from({ length: MAX_CLUB_ACHIEVEMENTS }, (_, row) => `achievements.${row}`);

export const clubProfileSchema = (thisYear: number): z.ZodType<ClubProfileInput> =>
  z
    .object({
      name: nameField("Informe o nome do clube."),
      cnpj,
      foundationYear: foundationYear(thisYear),
      city,
      address: line(200),
      description: optionalTextField(2000),
      ...socialFields,
      ...Object.fromEntries(achievementNames.map((name) => [name, line(200)])),
      opened: z.string().max(12_000).default(""),
    })
    .transform((form) => {
      const rows = form as unknown as Record<string, string | null>;
      return {
        name: form.name,
        cnpj: form.cnpj,
        foundationYear: form.foundationYear,
        city: form.city,
        address: form.address,
        description: form.description,
        instagram: form.instagram,
        youtube: form.youtube,
        website: form.website,
        achievements: achievementNames.flatMap((name) => rows[name] ?? []),
        opened: form.opened,
      };
    });

import { z } from "zod";

const LONGEST_LIST = 100;
const LONGEST_TEXT = 80;

export const whole = (min: number, max: number) => {
  const error = `Use um número inteiro de ${min} a ${max}.`;
  return z.int(error).min(min, error).max(max, error);
};

export const text = (description: string) =>
  z
    .string()
    .max(LONGEST_TEXT, `Use no máximo ${LONGEST_TEXT} caracteres.`)
    .overwrite((value) =>
      value
        .normalize("NFC")
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .optional()
    .meta({ description: `${description} Sem distinção de maiúsculas ou acentos.` });

export const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, `Use um destes valores: ${values.join(", ")}.`);

export const limit = whole(1, LONGEST_LIST).default(20).meta({ description: "Quantos por página." });
export const cursor = z
  .string()
  .max(200, "Este não é um cursor nosso.")
  .regex(/^[\w-]+$/, "Este não é um cursor nosso.")
  .optional()
  .meta({ description: "De onde continuar: siga o endereço em “next” em vez de montar este valor." });

import { z } from "zod";

/** What can go wrong, each with its anchor in the documentation. */
export const PROBLEMS = {
  invalid: { status: 400, anchor: "parametro-invalido", title: "Parâmetro inválido" },
  unauthorized: { status: 401, anchor: "token-invalido", title: "Token inválido" },
  forbidden: { status: 403, anchor: "sem-permissao", title: "Sem permissão" },
  not_found: { status: 404, anchor: "nao-encontrado", title: "Não encontrado" },
  method: { status: 405, anchor: "metodo-nao-permitido", title: "Método não permitido" },
  too_long: { status: 414, anchor: "endereco-longo-demais", title: "Endereço longo demais" },
  too_many: { status: 429, anchor: "consultas-demais", title: "Consultas demais" },
  internal: { status: 500, anchor: "erro-inesperado", title: "Erro inesperado" },
  unavailable: { status: 503, anchor: "servico-ocupado", title: "Serviço ocupado" },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** RFC 9457, with the parameters that are wrong. */
export const problemSchema = z
  .strictObject({
    type: z.string().meta({ description: "Endereço que explica este tipo de erro." }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: "O que aconteceu desta vez e o que fazer." }),
    errors: z
      .array(z.strictObject({ parameter: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: "Cada parâmetro que não pôde ser lido." }),
  })
  .meta({ id: "Problem", description: "Erro no formato da RFC 9457." });

export type Problem = z.infer<typeof problemSchema>;
export type WrongParameter = NonNullable<Problem["errors"]>[number];

export function problemOf(code: ProblemCode, detail: string, errors?: WrongParameter[]): Problem {
  const { status, anchor, title } = PROBLEMS[code];
  return { type: `/api/docs#${anchor}`, title, status, detail, ...(errors ? { errors } : {}) };
}

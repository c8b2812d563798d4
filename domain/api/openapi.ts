import { z } from "zod";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { athlete, athleteSummary } from "./athletes.ts";
import { club, clubSummary, rankedClub } from "./clubs.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { event, eventSummary } from "./events.ts";
import { plan } from "./plans.ts";
import { scoutedAthlete } from "./scouting.ts";
import { PROBLEM_DETAILS } from "./problem-details.ts";
import { problemOf, PROBLEMS, problemSchema, type ProblemCode } from "./problem.ts";

export const API_BASE = "/api/v1";
const JSON_TYPE = "application/json";

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Operation = ReturnType<typeof operationOf>;

/** The OpenAPI 3.1 document, made from the very schemas that tests hold every answer to. */
export function openApiDocument(origin: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME}: API pública`,
      version: "1.0.0",
      description:
        "Somente leitura, sem chave: exatamente o que um visitante pode ver no site. Perfis de menores só aparecem com a autorização do responsável e somem assim que ela é retirada: guarde as respostas pelo tempo que Cache-Control permite, não mais. O token é opcional: com o de um clube verificado, consultar um atleta conta como visita, e a família vê qual clube foi. Só a busca dos clubes precisa dele, e de um plano ativo.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${origin}${API_BASE}` }],
    tags: [...new Set(ENDPOINTS.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, { get: operationOf(endpoint) }])),
    // Without a token, or with one: the answers are the same, except where an operation says otherwise.
    security: [{}, { token: [] }],
    components: {
      schemas: componentSchemas(),
      responses: problemResponses(),
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function operationOf({ inPath, forClubs, ...endpoint }: Endpoint) {
  const problems: ProblemCode[] = [
    "invalid",
    "unauthorized",
    ...(forClubs ? (["forbidden"] as const) : []),
    ...(inPath ? (["not_found"] as const) : []),
    "too_long",
    "too_many",
    "internal",
    "unavailable",
  ];
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(forClubs && { security: [{ token: [] }] }),
    parameters: [...(inPath ? [pathParameter(inPath)] : []), ...queryParameters(endpoint.query)],
    responses: {
      "200": {
        description: "Encontrado.",
        headers: {
          ETag: { schema: { type: "string" }, description: "Envie em If-None-Match para ouvir 304." },
        },
        content: { [JSON_TYPE]: { schema: reference(endpoint.answer), example: endpoint.example } },
      },
      "304": { description: "Nada mudou desde o ETag enviado em If-None-Match." },
      ...Object.fromEntries(
        problems.map((code) => [PROBLEMS[code].status, { $ref: `#/components/responses/${code}` }]),
      ),
    },
  };
}

const pathParameter = ({ name, description, example }: NonNullable<Endpoint["inPath"]>) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" } as JsonSchema,
  example,
});

const queryParameters = (query: z.ZodObject) =>
  Object.entries(inJson(query).properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as JsonSchema;
    return { name, in: "query", required: false, description: description ?? "", schema: rest };
  });

function componentSchemas(): Record<string, JsonSchema> {
  const named = [
    athlete,
    athleteSummary,
    scoutedAthlete,
    club,
    clubSummary,
    rankedClub,
    event,
    eventSummary,
    plan,
  ];
  const all = [...named, ...ENDPOINTS.map(({ answer }) => answer), problemSchema];
  const registry = z.registry<{ id: string }>();
  for (const schema of new Set<z.ZodType>(all)) registry.add(schema, { id: idOf(schema) });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override: open });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]));
}

const problemResponses = () =>
  Object.fromEntries(
    Object.entries(PROBLEMS).map(([code, { title }]) => [
      code,
      {
        description: title,
        ...(code === "too_many" || code === "unavailable"
          ? { headers: { "Retry-After": { schema: { type: "integer" }, description: "Segundos." } } }
          : {}),
        content: {
          "application/problem+json": {
            schema: reference(problemSchema),
            example: problemOf(code as ProblemCode, PROBLEM_DETAILS[code as ProblemCode]),
          },
        },
      },
    ]),
  );

const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${idOf(schema)}` });

function idOf(schema: z.ZodType): string {
  const id = schema.meta()?.id;
  if (!id) throw new Error("a schema of the API has no name");
  return id;
}

const inJson = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: "input", override: open });

// Fields may be added later: a client made from this document must not refuse them.
const open = ({ jsonSchema }: { jsonSchema: JsonSchema }) => void delete jsonSchema.additionalProperties;

/** Drops the keywords that only a schema outside a document has. */
function withoutHead({ $schema: _schema, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

import { API_BASE, openApiDocument, type JsonSchema, type Operation } from "#domain/api/openapi.ts";
import { ENDPOINTS } from "#domain/api/endpoints.ts";
import { PROBLEM_DETAILS } from "#domain/api/problem-details.ts";
import { PROBLEMS, type ProblemCode } from "#domain/api/problem.ts";

export type ApiReference = ReturnType<typeof apiReference>;
export type EndpointReference = ApiReference["endpoints"][number];

/** The OpenAPI document as a person reads it. */
export function apiReference(origin: string) {
  const { info, paths } = openApiDocument(origin);
  return {
    description: info.description,
    base: `${origin}${API_BASE}`,
    endpoints: Object.entries(paths).map(([path, { get }]) => ({
      id: get.operationId,
      path: `${API_BASE}${path}`,
      summary: get.summary,
      parameters: get.parameters.map(toParameter),
      request: `curl ${get.security ? '-H "Authorization: Bearer $TOKEN" ' : ""}"${origin}${API_BASE}${examplePath(path, get)}"`,
      answer: JSON.stringify(get.responses[200].content["application/json"].example, null, 2),
    })),
    problems: (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => ({
      ...PROBLEMS[code],
      detail: PROBLEM_DETAILS[code],
    })),
  };
}

const toParameter = ({ name, required, description, schema }: Operation["parameters"][number]) => ({
  name,
  required,
  description,
  accepts: acceptedBy(schema),
  fallback: schema.default === undefined ? null : JSON.stringify(schema.default).replaceAll('"', ""),
});

function acceptedBy({ type, enum: values, minimum, maximum, maxLength }: JsonSchema): string {
  if (values) return values.join(", ");
  if (type === "integer") return `inteiro de ${minimum} a ${maximum}`;
  return maxLength ? `texto de até ${maxLength} caracteres` : "texto";
}

function examplePath(path: string, { operationId, parameters }: Operation): string {
  const inPath = parameters.find((parameter) => "example" in parameter);
  const filled = inPath ? path.replace(`{${inPath.name}}`, String(inPath.example)) : path;
  const endpoint = ENDPOINTS.find((entry) => entry.operationId === operationId);
  return `${filled}${endpoint && "exampleQuery" in endpoint ? endpoint.exampleQuery : ""}`;
}

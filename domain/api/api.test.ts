import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ENDPOINTS } from "./endpoints.ts";
import { openApiDocument } from "./openapi.ts";
import { parseQuery } from "./parse-query.ts";
import { athletesQuery } from "./queries.ts";

const document = JSON.parse(JSON.stringify(openApiDocument("https://joia.example"))) as ReturnType<
  typeof openApiDocument
>;

describe("the OpenAPI document", () => {
  test("is of version 3.1, and every operation has its own name", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.servers[0]!.url).toBe("https://joia.example/api/v1");
    const names = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(names).size).toBe(ENDPOINTS.length);
  });

  test.each(Object.entries(document.paths))(
    "%s declares what stands in its path, and each answer",
    (path, item) => {
      const { parameters, responses } = item.get;
      const inPath = parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name, required }) => [name, required])).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], true]),
      );
      for (const parameter of parameters) expect(parameter.description, parameter.name).not.toBe("");
      expect(Object.keys(responses)).toEqual([
        "200",
        "304",
        "400",
        "401",
        ...("security" in item.get ? ["403"] : []),
        ...(inPath.length > 0 ? ["404"] : []),
        "414",
        "429",
        "500",
        "503",
      ]);
    },
  );

  test("refers only to what it holds", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    expect(references.length).toBeGreaterThan(20);
    for (const reference of new Set(references)) {
      const target = reference
        .split("/")
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeTypeOf("object");
    }
  });

  test("says of every answer what its schema says, and shows one that fits both", () => {
    for (const endpoint of ENDPOINTS) {
      const content = document.paths[endpoint.path]!.get.responses[200].content["application/json"];
      expect(endpoint.answer.safeParse(content.example).error, endpoint.path).toBeUndefined();
      const schema = z.fromJSONSchema(inlined(content.schema) as z.core.JSONSchema.JSONSchema);
      expect(schema.safeParse(content.example).error, endpoint.path).toBeUndefined();
      expect(schema.safeParse({}).success, endpoint.path).toBe(false);
    }
  });
});

describe("a query", () => {
  const parse = (text: string) => parseQuery(athletesQuery, new URLSearchParams(text));

  test("without parameters takes the defaults", () => {
    expect(parse("")).toEqual({
      ok: true,
      value: { ageMin: 13, ageMax: 18, sort: "newest", limit: 20 },
    });
  });

  test.each([
    ["limit=100000", "limit"],
    ["limit=0", "limit"],
    ["limit=1.5", "limit"],
    ["limit=", "limit"],
    ["ageMin=abc", "ageMin"],
    ["ageMin=17&ageMax=14", "ageMin"],
    ["sort=random", "sort"],
    ["group=Técnico", "group"],
    [`q=${"a".repeat(10_000)}`, "q"],
    ["cursor=../etc", "cursor"],
    ["limit=1&limit=2", "limit"],
    ["busca=x", "busca"],
  ])("%.20s names the parameter that is wrong", (text, parameter) => {
    expect(parse(text)).toMatchObject({ ok: false, error: [{ parameter }] });
  });

  test("a name without end is not repeated in full", () => {
    const answer = parse(`${"x".repeat(5000)}=1`);
    expect(JSON.stringify(answer).length).toBeLessThan(200);
  });

  test("signs that PostgreSQL cannot store are taken out of texts", () => {
    expect(parse("q=a%00b")).toMatchObject({ ok: true, value: { q: "a b" } });
  });
});

/** The schema with what it refers to in its place. */
function inlined(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== "object" || schema === null) return schema;
  const reference = "$ref" in schema ? String(schema.$ref).split("/").at(-1)! : undefined;
  if (reference) return inlined(document.components.schemas[reference]);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(value)]));
}

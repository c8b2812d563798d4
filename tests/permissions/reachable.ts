import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";

const ROOT = path.join(import.meta.dirname, "..", "..");

/** A node of the syntax tree of a module. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

interface Module {
  /** What stands at its top, by name. */
  declared: Map<string, Node>;
  /** What it imports of our own files, and passes on: by local name, where it is from and what it is called there. */
  imported: Map<string, { module: string; name: string }>;
}

const modules = new Map<string, Module>();

/** What an export of a module leads to, in its own file and in what that imports of app/. */
export function reachableFrom(file: string, name: string): { file: string; nodes: Node[] }[] {
  const reached = new Map<string, Node[]>();
  const seen = new Set<string>();
  const visit = (module: string, wanted: string) => {
    const key = `${module}#${wanted}`;
    if (seen.has(key) || !module.startsWith("app/") || !existsSync(path.join(ROOT, module))) return;
    seen.add(key);
    const { declared, imported } = moduleAt(module);
    const from = imported.get(wanted);
    if (from) return visit(from.module, from.name);
    const node = declared.get(wanted);
    if (!node) return;
    reached.set(module, [...(reached.get(module) ?? []), node]);
    for (const used of walk(node)) if (used.type === "Identifier") visit(module, nameOf(used));
  };
  visit(path.join("app", file), name);
  return [...reached].map(([module, nodes]) => ({ file: module, nodes }));
}

function moduleAt(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

function readModule(file: string): Module {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  const program = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
  const declared = new Map<string, Node>();
  const imported: Module["imported"] = new Map();
  for (const statement of nodesOf(program["body"])) {
    const from = resolve(file, isNode(statement["source"]) ? String(statement["source"]["value"]) : "");
    for (const specifier of nodesOf(statement["specifiers"])) {
      const local = nameOf(specifier["local"]);
      const name = nameOf(specifier["imported"] ?? specifier["local"]);
      if (statement.type === "ExportNamedDeclaration" && from)
        imported.set(nameOf(specifier["exported"]), { module: from, name: nameOf(specifier["local"]) });
      else if (from) imported.set(local, { module: from, name });
    }
    const declaration = isNode(statement["declaration"]) ? statement["declaration"] : statement;
    if (isNode(declaration["id"])) declared.set(nameOf(declaration["id"]), declaration);
    for (const one of nodesOf(declaration["declarations"]))
      if (isNode(one["id"])) declared.set(nameOf(one["id"]), one);
  }
  return { declared, imported };
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? path.join(path.dirname(file), specifier) : undefined;
}

export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node["name"] === "string" ? node["name"] : "";
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export function* walk(node: Node): Iterable<Node> {
  yield node;
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? nodesOf(value) : isNode(value) ? [value] : [];
    for (const child of children) yield* walk(child);
  }
}

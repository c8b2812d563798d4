import { isNode, nameOf, type Node, nodesOf, reachableFrom, walk } from "./reachable.ts";

/**
 * The intents that the action of a route tells apart, in its own module and in what that calls of app/: read from the
 * code, so that a form added to a page is known without anybody saying so.
 */
export const intentsOfRoute = (file: string): string[] =>
  [...new Set(intentsIn(reachableFrom(file, "action").map(({ nodes }) => nodes)))].toSorted();

/** Whether the module of a route takes what is posted to it. */
export const takesPosts = (file: string): boolean => reachableFrom(file, "action").length > 0;

/** What modules compare an intent with, look up by it, or list as the intents of a schema. */
function intentsIn(modules: readonly (readonly Node[])[]): string[] {
  const walked = modules.map((declarations) => declarations.flatMap((node) => [...walk(node)]));
  // What is looked up by an intent may stand in another module.
  const objects = new Map<string, Node>();
  for (const [name, value] of walked.flatMap(declaredIn)) {
    const object = objectIn(value);
    if (object) objects.set(name, object);
  }
  return walked.flatMap((nodes) => {
    const names = new Set(["intent"]);
    for (const [name, value] of declaredIn(nodes)) if (saysIntent(value, names)) names.add(name);
    return nodes.flatMap((node) => comparedIn(node, names, objects));
  });
}

const declaredIn = (nodes: readonly Node[]): [name: string, value: Node][] =>
  nodes.flatMap(({ type, id, init }) =>
    type === "VariableDeclarator" && isNode(id) && isNode(init) ? [[nameOf(id), init]] : [],
  );

function comparedIn(node: Node, names: Set<string>, objects: Map<string, Node>): string[] {
  const { type } = node;
  if (type === "BinaryExpression" && /^[!=]==$/.test(String(node["operator"])))
    return saysIntent(node["left"], names) ? textsOf(node["right"]) : [];
  if (type === "SwitchStatement" && saysIntent(node["discriminant"], names))
    return nodesOf(node["cases"]).flatMap((one) => textsOf(one["test"]));
  if (type === "Property" && keyOf(node) === "intent") return literalsOfSchema(node["value"]);
  if (type === "MemberExpression" && node["computed"] && saysIntent(node["property"], names))
    return keysOf(objects.get(nameOf(node["object"])));
  if (type !== "CallExpression") return [];
  const [first, second, third] = nodesOf(node["arguments"]);
  if (nameOf(node["callee"]) === "formsByIntent") return keysOf(first);
  if (nameOf(node["callee"]) === "answerBulk") return keysOf(third);
  return saysIntent(second, names) ? keysOf(objects.get(nameOf(first))) : [];
}

/** `form.get("intent")`, `textIn(form, "intent")`, `form.intent`, or a variable that holds one of these. */
function saysIntent(node: unknown, names: Set<string>): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return names.has(nameOf(node));
  if (node.type === "MemberExpression") return !node["computed"] && nameOf(node["property"]) === "intent";
  if (node.type === "TSAsExpression") return saysIntent(node["expression"], names);
  if (node.type === "CallExpression")
    return nodesOf(node["arguments"]).some((argument) => argument["value"] === "intent");
  return false;
}

/** `z.enum(["a", "b"])` and `z.literal("a")`. */
const literalsOfSchema = (node: unknown): string[] =>
  isNode(node) && node.type === "CallExpression"
    ? nodesOf(node["arguments"]).flatMap((one) =>
        one.type === "ArrayExpression" ? nodesOf(one["elements"]).flatMap(textsOf) : textsOf(one),
      )
    : [];

const objectIn = (node: Node): Node | undefined => {
  if (node.type === "ObjectExpression") return node;
  return isNode(node["expression"]) ? objectIn(node["expression"]) : undefined;
};

const keysOf = (node: Node | undefined): string[] =>
  node ? nodesOf(objectIn(node)?.["properties"]).map(keyOf) : [];

const keyOf = ({ key }: Node): string => (isNode(key) ? String(key["name"] ?? key["value"]) : "");
const textsOf = (node: unknown): string[] =>
  isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? [node["value"]] : [];

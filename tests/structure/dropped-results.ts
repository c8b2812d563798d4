import path from "node:path";
import { isExpressionStatement, SyntaxKind, type Expression, type Node } from "typescript-7/unstable/ast";
import { API, type Checker, type Type } from "typescript-7/unstable/sync";

/**
 * Statements whose value is a `Result` that nobody looks at ("server/x.ts:12"): a refusal would pass for
 * success. Who means it says so with `ignore(result, "why")` of domain/result.ts. Asks TypeScript itself,
 * by an interface that it calls unstable: its version is pinned.
 */
export function droppedResults(root: string, isWanted: (file: string) => boolean): string[] {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, "tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error("TypeScript does not know this project");
    const { checker, program } = project;
    const files = program.getSourceFileNames().filter((name) => isWanted(path.relative(root, name)));
    const statements = files.flatMap((name) => {
      const source = program.getSourceFile(name)!;
      return statementsIn(source).map((node) => ({ node, name, text: source.text }));
    });
    // One question about all of them: each is a message to another process.
    const types = checker.getTypeAtLocation(statements.map(({ node }) => node));
    const refuses = new Map<number, boolean>();
    return statements.flatMap(({ node, name, text }, n) => {
      const type = types[n];
      if (!type) return [];
      if (!refuses.has(type.id)) refuses.set(type.id, mayRefuse(checker, type));
      return refuses.get(type.id) ? [`${path.relative(root, name)}:${lineOf(text, node)}`] : [];
    });
  } finally {
    api.close();
  }
}

/** Only what calls something: an assignment keeps its value. */
function statementsIn(node: Node): Expression[] {
  const found: Expression[] = [];
  const visit = (child: Node): undefined => {
    if (isExpressionStatement(child)) found.push(...dropped(child.expression));
    child.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** `void f()`, `ready && f()` and `ready ? f() : g()` drop what they call as well. */
function dropped(expression: Expression): Expression[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const parts = expression as Expression & Record<string, Expression> & { operatorToken?: Node };
  switch (expression.kind) {
    case SyntaxKind.VoidExpression:
    case SyntaxKind.ParenthesizedExpression:
      return dropped(parts["expression"]!);
    case SyntaxKind.ConditionalExpression:
      return [...dropped(parts["whenTrue"]!), ...dropped(parts["whenFalse"]!)];
    case SyntaxKind.BinaryExpression:
      return LOGICAL.has(parts.operatorToken!.kind) ? dropped(parts["right"]!) : [];
    case SyntaxKind.CallExpression:
    case SyntaxKind.AwaitExpression:
      return [expression];
    default:
      return [];
  }
}

const LOGICAL = new Set<SyntaxKind>([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
]);

/** `{ ok: false }` is one of its forms, also in a list or a promise. `Response.ok` is any boolean, and is not meant. */
function mayRefuse(checker: Checker, type: Type): boolean {
  const forms = type.isUnionType() ? type.getTypes() : [type];
  return forms.some((form) => {
    const ok = checker.getPropertyOfType(form, "ok");
    const is = ok && checker.getTypeOfSymbol(ok);
    if (is) return checker.typeToString(is) === "false";
    return HOLDS_OTHERS.test(checker.typeToString(form)) && form.isTypeReference()
      ? checker.getTypeArguments(form).some((inner) => mayRefuse(checker, inner))
      : false;
  });
}

const HOLDS_OTHERS = /^(Promise<|\[)|\[\]$/;

const lineOf = (text: string, { pos, end }: Node) => {
  const from = pos + (/^(\s|\/\/.*|\/\*[^]*?\*\/)*/.exec(text.slice(pos, end))?.[0].length ?? 0);
  return text.slice(0, from).split("\n").length;
};

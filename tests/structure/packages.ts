import { isBuiltin } from "node:module";

const PACKAGE =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^"';]*?from\s*"([^".#][^"]*)"|(?:^|\n)\s*import\s*"([^".#][^"]*)"|\bimport\(\s*"([^".#][^"]*)"\s*\)/g;

/** Names of the packages that a file loads when it runs: imports of types alone are left out. */
export function packagesOf(source: string): string[] {
  return [...source.matchAll(PACKAGE)].flatMap((match) => {
    const specifier = (match[1] ?? match[2] ?? match[3])!;
    if (isBuiltin(specifier)) return [];
    const parts = specifier.split("/");
    return [specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0]!];
  });
}

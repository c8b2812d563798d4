import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Import {
  from: string;
  to: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^"';]*?from\s*"([^"]+)"|(?:^|\n)\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** Every import between our own files, as paths from the root. */
export function readImports(root: string): Import[] {
  const files = globSync("{app,server,domain,drawing,tools,seed,cli}/**/*.{ts,tsx}", { cwd: root });
  return files.flatMap((file) => importsOf(file, readFileSync(path.join(root, file), "utf8")));
}

export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const to = resolve(file, (match[1] ?? match[2] ?? match[3])!);
    return to ? [{ from: file, to }] : [];
  });
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.includes("+types/")) return undefined;
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? path.join(path.dirname(file), specifier) : undefined;
}

import path from "node:path";
import type { Source } from "./table-owners.ts";

const DECLARED =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;
const LISTED = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const SPECIFIER = /["'](#[a-z]+\/[^"'\n]+|\.{1,2}\/[^"'\n]+)["']/g;
/** What the router and the tools ask for by name. */
const ASKED_FOR_BY_NAME =
  /^(app\/(root|routes|entry\.\w+)\.tsx?|app\/areas\/.*\/routes\/|app\/areas\/[^/]+\/[\w-]+-layout\.tsx|[\w-]+\.config\.ts|cli\/|bench\/|server\/.*\/tables\.ts$)/;

/**
 * Exports that no other file names, as "file: name". A file that imports the module and has the name in its
 * text counts as a user, so that `import * as queries` needs no further analysis.
 */
export function unusedExports(sources: readonly Source[]): string[] {
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  const importers = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, specifier] of text.matchAll(SPECIFIER)) {
      const target = resolve(file, specifier!);
      if (textOf.has(target)) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  return sources.flatMap(({ file, text }) => {
    if (isTest(file) || ASKED_FOR_BY_NAME.test(file)) return [];
    const users = [...(importers.get(file) ?? [])].map((user) => textOf.get(user)!);
    return namesIn(text)
      .filter((name) => !users.some((user) => new RegExp(`\\b${name}\\b`).test(user)))
      .map((name) => `${file}: ${name}`);
  });
}

function namesIn(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name!);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names]) =>
    names!.split(",").flatMap((name) => /(\w+)\s*$/.exec(name.trim())?.[1] ?? []),
  );
  return [...declared, ...listed];
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/testing\/|^tests\//.test(file);
const resolve = (file: string, specifier: string) =>
  specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier);

import { enableCompileCache, registerHooks } from "node:module";
import path from "node:path";

// Compiled and type-stripped modules of the last start are read instead of made again. Where the folder cannot be
// written, Node does without. Imports come afterwards: what is imported above is compiled before this line runs.
enableCompileCache(path.join(import.meta.dirname, "../node_modules/.cache/node"));
resolveFoldersOnce();
await import("./serve.ts");

/**
 * For every single import Node parses the package.json around the file again, to learn whether it is a module; the
 * one of drizzle-orm has 180 kB. Files of one folder with one ending share the answer, so only the first of them is
 * looked up. It halves the time that loading takes.
 */
function resolveFoldersOnce(): void {
  const root = new URL("..", import.meta.url).href;
  const packages = `${root}node_modules/`;
  const formats = new Map<string, string>();
  /** The address of a file that is named with its ending; package.json maps `#name/` to the folder `name/`. */
  const addressOf = (specifier: string, from: string) => {
    if (!/\.[mc]?[jt]s$/.test(specifier)) return null;
    if (/^\.{1,2}\//.test(specifier)) return new URL(specifier, from).href;
    return /^#\w/.test(specifier) && from.startsWith(root) && !from.startsWith(packages)
      ? root + specifier.slice(1)
      : null;
  };
  registerHooks({
    resolve(specifier, context, resolve) {
      const { parentURL, conditions } = context;
      const url = parentURL && conditions.includes("import") ? addressOf(specifier, parentURL) : null;
      if (!url) return resolve(specifier, context);
      const folderAndEnding = path.posix.dirname(url) + path.posix.extname(url);
      const format = formats.get(folderAndEnding);
      if (format) return { url, format, shortCircuit: true };
      const found = resolve(specifier, context);
      if (found.format) formats.set(folderAndEnding, found.format);
      return found;
    },
  });
}

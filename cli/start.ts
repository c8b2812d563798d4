import { enableCompileCache } from "node:module";
import path from "node:path";

// Compiled and type-stripped modules of the last start are read instead of made again. Where the folder cannot be
// written, Node does without. Imports come afterwards: what is imported above is compiled before this line runs.
enableCompileCache(path.join(import.meta.dirname, "../node_modules/.cache/node"));
await import("./serve.ts");

import { tmpdir } from "node:os";
import path from "node:path";

/** Where the product of a run keeps its data. Named by its port, so that a test finds the database. */
export const browserDataFolder = (port: string | undefined): string =>
  path.join(tmpdir(), `joia-browser-${port ?? 0}`);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// The product as it is, on data that lives as long as the run.
const folder = mkdtempSync(path.join(tmpdir(), "joia-browser-"));
process.env["DATA_DIR"] = folder;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
await import("../../cli/start.ts");

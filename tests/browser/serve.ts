import { rmSync } from "node:fs";
import { browserDataFolder } from "./data-folder.ts";

// The product as it is, on data that lives as long as the run. What a run that was killed left behind is removed.
const folder = browserDataFolder(process.env["PORT"]);
const remove = () => rmSync(folder, { recursive: true, force: true });
remove();
process.env["DATA_DIR"] = folder;
process.on("exit", remove);
await import("../../cli/start.ts");

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfNeeded } from "../cli/build.ts";
import { benchApi } from "./api.ts";
import { benchPages } from "./pages.ts";
import { createReport } from "./report.ts";
import { benchSearch } from "./search.ts";
import { startProduct } from "./start.ts";

const PORT = 3217;

buildIfNeeded();
const report = createReport();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-"));
try {
  const first = await startProduct(dataDir, PORT);
  await first.stop();
  const second = await startProduct(dataDir, PORT);
  report.add("start", { "first, with demo data, ms": first.readyMs, "data present, ms": second.readyMs });
  await benchPages(second.origin, ["/atletas", "/a/kaua-ribeiro"], report);
  await benchApi(second.origin, dataDir, report);
  await second.stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
await benchSearch(report, 100_000);
report.save();

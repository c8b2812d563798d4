import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfNeeded } from "../cli/build.ts";
import { createReport, type Report } from "./report.ts";
import { startProduct, type Product } from "./start.ts";

/** One benchmark by itself, with a product and a folder of its own; `name` is that of its results. */
export async function benchAlone(
  name: string,
  bench: (product: Product, report: Report) => Promise<unknown>,
): Promise<void> {
  buildIfNeeded();
  const report = createReport();
  const dataDir = await mkdtemp(path.join(tmpdir(), `joia-bench-${name}-`));
  await chmod(dataDir, 0o755);
  const product = await startProduct({ dataDir });
  try {
    await bench(product, report);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  report.save(`${name}.json`);
}

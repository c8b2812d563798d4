import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfNeeded } from "../cli/build.ts";
import { addressesOf, connectionOf, loadInTurns, middle, rounded, startBare } from "./answers.ts";
import { createReport, type Report } from "./report.ts";
import { benchSearch } from "./search.ts";
import { OWN_FOLDER, startProduct, type Product } from "./start.ts";
import { countStatements } from "./statements.ts";
import { benchUploads } from "./uploads.ts";

const STARTS = process.argv.includes("--answers") ? 1 : 3;

buildIfNeeded();
const report = createReport();
const dataDir = await mkdtemp(path.join(tmpdir(), "joia-bench-"));
let product = await startProduct({ dataDir });
try {
  const first = product.readyMs;
  const later: Product[] = [];
  for (let n = 0; n < STARTS; n++) {
    await product.stop();
    product = await startProduct({ dataDir });
    later.push(product);
  }
  report.add("start", {
    "first, with demo data, ms": first,
    "data present, ms": middle(later.map(({ readyMs }) => readyMs)),
    "data present, CPU ms": middle(later.map(({ startCpuMs }) => startCpuMs)),
  });
  await benchAnswers(product, report);
  if (!process.argv.includes("--answers")) await benchUploads(product, report);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (!process.argv.includes("--answers")) await benchSearch(report, 100_000);
report.save();

/** What an answer costs that is made for each request, and a cached one, beside bare node:http with `pg`. */
async function benchAnswers(product: Product, report: Report): Promise<void> {
  const { origin } = product;
  const { made, cached } = await addressesOf(product);
  const place = { folder: OWN_FOLDER, dataDir, connection: connectionOf(product) };
  const statements = await countStatements(place, made);
  const bare = await startBare(product, cached);
  const ours = Object.fromEntries(Object.entries(made).map(([name, one]) => [name, { origin, ...one }]));
  const loads = await loadInTurns({
    ...ours,
    "bare list": bare.list,
    "bare one": bare.one,
    cached: { origin, ...cached },
    "bare page": bare.page,
  });
  bare.stop();
  for (const [name, { cpuMs, requestsPerSecond, loadShare }] of Object.entries(loads))
    report.add(name, {
      "CPU ms": rounded(cpuMs, 3),
      "req/s": Math.round(requestsPerSecond),
      ...(name in statements ? { "SQL statements": statements[name]! } : {}),
      "load process, cores": rounded(loadShare),
    });
  const [list, one] = [loads["API list"]!, loads["API one"]!];
  report.add("against bare", {
    "API list, CPU ÷ bare": rounded(list.cpuMs / loads["bare list"]!.cpuMs),
    "API one, CPU ÷ bare": rounded(one.cpuMs / loads["bare one"]!.cpuMs),
    "cached page, req/s ÷ bare": rounded(
      loads["cached"]!.requestsPerSecond / loads["bare page"]!.requestsPerSecond,
    ),
    "cached page, CPU ÷ bare": rounded(loads["cached"]!.cpuMs / loads["bare page"]!.cpuMs),
  });
}

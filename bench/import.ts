import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { STATES } from "#domain/places.ts";
import { benchAlone } from "./alone.ts";
import { connectionOf, rounded } from "./answers.ts";
import { memoryOf } from "./overload.ts";
import type { Report } from "./report.ts";
import type { Product } from "./start.ts";
import { KNOWN_VISITOR, memberCookie } from "./visitors.ts";

/** `npm run bench:import`: what a file of 50 000 athletes costs the web process, its pages and the database. */
const ROWS = 50_000;
const BOUND_MB = 64;
const PAGES_SECONDS = 10;
const SETTLE_MS = 15_000;
const IN_SERVICE = "memory after ten seconds of pages, MB";
const MEGABYTE = 1024 * 1024;
const POSITIONS = ["Goleiro", "Zagueiro", "LD", "Volante", "Meia", "Ponta-esquerda", "Centroavante"];
const FIRST = ["João", "Kauã", "Íris", "Zoé", "Antônio", "Conceição", "Érica", "Luís", "Ângela", "Raíssa"];
const LAST = ["da Silva", "Araújo", "Gonçalves", "Simões", "Brandão", "Magalhães", "Peçanha", "Quintão"];

async function benchImport(product: Product, report: Report): Promise<void> {
  const database = new pg.Client(connectionOf(product));
  await database.connect();
  const heard: string[] = [];
  database.on("notification", ({ payload = "" }) => heard.push(payload));
  const desk = { ...product, database, cookie: await memberCookie(connectionOf(product), "staff") };
  try {
    // The first file loads the libraries, which stay.
    const first = await send(desk, fileOf(20, "Aquecimento"));
    await until(desk, first, "ready");
    await confirm(desk, first);
    await until(desk, first, "imported");
    const athletesBefore = await count(desk);
    const memory = await memoryInService(desk);
    const refused = await watched(product, async () => {
      await until(desk, await send(desk, fileOf(ROWS, "Recusa", true)), "refused");
    });
    report.add(`${ROWS} lines, the last of them bad`, {
      "athletes imported": (await count(desk)) - athletesBefore,
      "received and checked, s": rounded(refused.seconds, 1),
      ...memory,
      "memory growth, MB": refused.peak - memory[IN_SERVICE],
    });
    await importWhole(desk, report, heard);
    await delay(SETTLE_MS);
    await importBesideVisitors(desk, report);
  } finally {
    await database.end();
  }
}

/**
 * What the process holds after nothing but some pages. V8 lets its young generation shrink where nothing happens, and
 * grow again with any work: that is nobody's weight, and least of all the import's.
 */
async function memoryInService({ origin, pid }: Desk) {
  await delay(SETTLE_MS);
  const idle = memoryOf(pid);
  await probe(origin, delay(PAGES_SECONDS * 1000));
  return { "memory idle, MB": idle, [IN_SERVICE]: memoryOf(pid) };
}

/** Nobody else asks for anything: what grows is the import's. */
async function importWhole(desk: Desk, report: Report, heard: readonly string[]): Promise<void> {
  const content = fileOf(ROWS, "Entrada");
  const athletesBefore = await count(desk);
  const memory = await memoryInService(desk);
  const before = memory[IN_SERVICE];
  let id = "";
  const checked = await watched(desk, async () => {
    id = await send(desk, content);
    await until(desk, id, "ready");
  });
  await desk.database.query("listen change");
  const imported = await watched(desk, async () => {
    await confirm(desk, id);
    await until(desk, id, "imported");
  });
  await desk.database.query("unlisten change");
  const growth = Math.max(checked.peak, imported.peak) - before;
  report.add(`${ROWS} lines checked and imported in one transaction`, {
    "file, MB": rounded(content.length / MEGABYTE, 1),
    "athletes imported": (await count(desk)) - athletesBefore,
    "received and checked, s": rounded(checked.seconds, 1),
    "imported, s": rounded(imported.seconds, 1),
    ...memory,
    "memory growth while checked, MB": checked.peak - before,
    "memory growth while imported, MB": imported.peak - before,
    [`memory growth, share of ${BOUND_MB} MB`]: rounded(growth / BOUND_MB),
    "notifications to pages": heard.length,
  });
}

/** The same while somebody reads one page after the other, each made for the request. */
async function importBesideVisitors(desk: Desk, report: Report): Promise<void> {
  const idle = await probe(desk.origin, delay(PAGES_SECONDS * 1000));
  let id = "";
  const checked = await probe(
    desk.origin,
    (async () => {
      id = await send(desk, fileOf(ROWS, "Visita"));
      await until(desk, id, "ready");
    })(),
  );
  await confirm(desk, id);
  const imported = await probe(desk.origin, until(desk, id, "imported"));
  report.add("/atletas meanwhile", {
    "p95 idle, ms": rounded(idle.p95, 1),
    "p95 while checked ÷ idle": rounded(checked.p95 / idle.p95),
    "p95 while imported ÷ idle": rounded(imported.p95 / idle.p95),
  });
}

type Desk = Product & { database: pg.Client; cookie: string };

/** As a spreadsheet in Portuguese writes it: semicolons, CRLF, Windows-1252. */
function fileOf(rows: number, mark: string, badEnd = false): Buffer {
  const states = Object.keys(STATES);
  const lines = Array.from({ length: rows }, (_, index) => {
    const name = `${FIRST[index % 10]} ${LAST[index % 8]} ${mark} ${index.toString(36).toUpperCase()}`;
    const year = badEnd && index === rows - 1 ? 2019 : 2007 + (index % 5);
    const born = `${String(1 + (index % 28)).padStart(2, "0")}/${String(1 + (index % 12)).padStart(2, "0")}/${year}`;
    const position = POSITIONS[index % POSITIONS.length];
    const guardian = index % 3 === 0 ? `Mãe de ${FIRST[index % 10]};mae${index}@example.com` : ";";
    return `${name};${born};${position};Escolinha Gol de Placa;;${states[index % 27]};1,7${index % 10} m;6${index % 10} kg;Destro;${guardian}`;
  });
  const heading =
    "Nome completo;Data de nascimento;Posição;Clube atual;Cidade;UF;Altura;Peso;Pé;Nome do responsável;E-mail do responsável";
  return Buffer.from(`${[heading, ...lines].join("\r\n")}\r\n`, "latin1");
}

async function send({ origin, cookie }: Desk, content: Buffer): Promise<string> {
  const form = new FormData();
  form.append("tipo", "atletas");
  form.append("arquivo", new Blob([new Uint8Array(content)]), "bench.csv");
  const answer = await fetch(`${origin}/admin/importar/arquivo`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin },
    body: form,
  });
  const id = answer.headers.get("location")?.split("/")[3];
  if (!id) throw new Error(`the file was not taken: ${answer.status} ${answer.headers.get("location")}`);
  return id;
}

async function confirm({ origin, cookie }: Desk, id: string): Promise<void> {
  const answer = await fetch(`${origin}/admin/importar/${id}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin, "content-type": "application/x-www-form-urlencoded" },
    body: "intent=confirm",
  });
  await answer.arrayBuffer();
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`not confirmed: ${answer.status}`);
}

async function until({ database }: Desk, id: string, wanted: string): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ state: string }>("select state from imports where id = $1", [id]);
    const state = rows[0]!.state;
    if (state === wanted) return;
    if (["refused", "failed", "canceled", "unchanged"].includes(state))
      throw new Error(`the import is ${state}`);
    await delay(100);
  }
}

const count = async ({ database }: Desk): Promise<number> =>
  Number((await database.query<{ n: string }>("select count(*) as n from athletes")).rows[0]!.n);

/** The highest memory of the web process while the work is done. */
async function watched({ pid }: Product, work: () => Promise<void>) {
  let peak = memoryOf(pid);
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 25);
  const from = performance.now();
  await work();
  clearInterval(watch);
  return { peak, seconds: (performance.now() - from) / 1000 };
}

/** One visitor, one page after the other, made for each request, for as long as the other work takes. */
async function probe(origin: string, work: Promise<unknown>): Promise<{ p95: number }> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  const times: number[] = [];
  const ask = async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${origin}/atletas`, { headers: { cookie: KNOWN_VISITOR } })).arrayBuffer();
      times.push(performance.now() - start);
      await delay(20);
    }
  };
  await Promise.all([ask(), ended]);
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]! };
}

if (import.meta.main) await benchAlone("import", benchImport);

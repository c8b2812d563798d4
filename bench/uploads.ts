import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import sharp from "sharp";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";
import { clipAs } from "#server/media/testing/videos.ts";
import { benchAlone } from "./alone.ts";
import { connectionOf, rounded } from "./answers.ts";
import { memoryOf } from "./overload.ts";
import type { Report } from "./report.ts";
import type { Product } from "./start.ts";
import type { UploadOrder } from "./upload-load.ts";
import { KNOWN_VISITOR, memberCookie } from "./visitors.ts";

const MEGABYTE = 1024 * 1024;
/** Twelve seconds of such frames are just below 100 MB. */
const FRAME_BYTES = 700_000;
const PHOTOS = 20;
const ROUNDS = 2;
const IDLE_SECONDS = 8;
const MADE_SECONDS = 20;
const SETTLE_MS = 10_000;

/** What uploads cost everybody else: the memory of the web process, and how long a page takes meanwhile. */
export async function benchUploads(product: Product, report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "joia-bench-files-"));
  try {
    const sender = { origin: product.origin, ...(await athleteOf(product)) };
    const video = path.join(folder, "video");
    await writeFile(video, await clipAs("mp4", { padding: FRAME_BYTES }));
    const photo = path.join(folder, "photo");
    const photoBytes = await eightMegabytes();
    await writeFile(photo, photoBytes);

    const idle = () => probe(product.origin, delay(IDLE_SECONDS * 1000));
    await idle();
    // The first upload loads the libraries, which stay.
    await made(product, await received({ ...sender, kind: "photo", file: photo, parallel: 1, rounds: 1 }));
    await delay(SETTLE_MS);
    const before = memoryOf(product.pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(product.pid))), 25);
    await made(product, await received({ ...sender, kind: "video", file: video, parallel: 1, rounds: 1 }));
    clearInterval(watch);
    report.add("upload of a 100 MB video", {
      "memory before, MB": before,
      "memory growth, MB": peak - before,
    });

    const usual = await idle();
    const receiving = received({ ...sender, kind: "photo", file: photo, parallel: PHOTOS, rounds: ROUNDS });
    const whileReceived = await probe(product.origin, receiving);
    // Not until all are made: with low priority, that takes as long as others leave it.
    const sent = await receiving;
    const whileMade = await probe(
      product.origin,
      Promise.race([made(product, sent), delay(MADE_SECONDS * 1000)]),
    );
    const after = await idle();
    const p95 = (usual.p95 + after.p95) / 2;
    report.add(`${PHOTOS} uploads of a photo at once`, {
      "photo, MB": rounded(photoBytes.length / MEGABYTE, 1),
      "/atletas p95 idle, ms": rounded(p95, 1),
      "p95 while received ÷ idle": rounded(whileReceived.p95 / p95),
      "pages asked meanwhile": whileReceived.asked,
      "p95 while made ÷ idle": rounded(whileMade.p95 / p95),
      "pages asked then": whileMade.asked,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function athleteOf(product: Product): Promise<{ cookie: string; athleteId: string }> {
  const client = new pg.Client(connectionOf(product));
  await client.connect();
  const { email } = DEMO_LOGINS.find(({ key }) => key === "athlete")!;
  const { rows } = await client.query<{ id: string }>(
    "select a.id from athletes a join users u on u.id = a.user_id where u.email = $1 limit 1",
    [email],
  );
  await client.end();
  return { cookie: await memberCookie(connectionOf(product), "athlete"), athleteId: rows[0]!.id };
}

/** Sends them by a process of its own. Answers the ids of the uploads. */
async function received(order: UploadOrder): Promise<Sent> {
  const child = fork(fileURLToPath(new URL("upload-load.ts", import.meta.url)));
  child.send(order);
  const [ids] = (await once(child, "message")) as [string[]];
  return { ids, cookie: order.cookie };
}

/** Until the files are inspected and made. */
async function made({ origin }: Product, { ids, cookie }: Sent): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/envios/estado?ids=${ids.join(",")}`, { headers: { cookie } });
    const { uploads } = (await answer.json()) as { uploads: { state: string }[] };
    if (uploads.some(({ state }) => state === "refused")) throw new Error("an upload was refused");
    if (uploads.every(({ state }) => state === "done")) return;
    await delay(250);
  }
}

interface Sent {
  ids: string[];
  cookie: string;
}

/** Two visitors, one page after the other, made for each request, for as long as the other work takes. */
async function probe<T>(origin: string, work: Promise<T>): Promise<{ p95: number; asked: number }> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  const times: number[] = [];
  const ask = async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${origin}/atletas`, { headers: { cookie: KNOWN_VISITOR } })).arrayBuffer();
      times.push(performance.now() - start);
      await delay(10);
    }
  };
  await Promise.all([ask(), ask(), ended]);
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!, asked: times.length };
}

/** Noise packs badly: twelve million pixels of it are as many bytes as a good camera's. */
async function eightMegabytes(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#777", noise } });
  const pixels = await picture.raw().toBuffer();
  for (let quality = 96; ; quality--) {
    const photo = await sharp(pixels, { raw: { width: 4000, height: 3000, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (photo.length <= 8.8 * MEGABYTE) return photo;
  }
}

if (import.meta.main) await benchAlone("uploads", benchUploads);

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { load } from "./load.ts";
import type { Report } from "./report.ts";

const SECONDS = 4;
const ROUNDS = 3;

/** One page three ways: made for each request, from the page cache, and its bytes from bare node:http. */
export async function benchPages(origin: string, paths: readonly string[], report: Report): Promise<void> {
  for (const path of paths) {
    const bare = await bareServerFor(`${origin}${path}`);
    const ways = {
      // Our cookie makes a visitor known, so that the page is made for them alone.
      rendered: { url: `${origin}${path}`, known: true },
      cached: { url: `${origin}${path}`, known: false },
      bare: { url: bare.url, known: false },
    };
    const best = { rendered: 0, cached: 0, bare: 0 };
    // Rounds take turns, so that a slow moment of the machine hits all three alike.
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of ["rendered", "cached", "bare"] as const) {
        const { requestsPerSecond, failures } = await load(ways[way].url, SECONDS, {
          known: ways[way].known,
        });
        if (failures > 0) throw new Error(`${way} ${path}: ${failures} failed requests`);
        best[way] = Math.max(best[way], requestsPerSecond);
      }
    }
    bare.stop();
    report.add(`page ${path}`, {
      "rendered req/s": Math.round(best.rendered),
      "cached req/s": Math.round(best.cached),
      "bare node:http req/s": Math.round(best.bare),
      "cached ÷ bare": ratio(best.cached, best.bare),
      "cached ÷ rendered": ratio(best.cached, best.rendered),
    });
  }
}

async function bareServerFor(url: string): Promise<{ url: string; stop(): void }> {
  const answer = await rawAnswer(url);
  const child = fork(fileURLToPath(new URL("bare-server.ts", import.meta.url)), {
    env: { ...process.env, ANSWER: JSON.stringify(answer) },
  });
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://localhost:${port}/`, stop: () => child.disconnect() };
}

/** The compressed bytes as they travel; fetch would unpack them. */
async function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  const { request } = await import("node:http");
  const [response] = await once(request(url, { headers: { "accept-encoding": "br" } }).end(), "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { "content-type": type, "content-encoding": encoding } = response.headers;
  return {
    headers: { "content-type": type, "content-encoding": encoding },
    body: Buffer.concat(chunks).toString("base64"),
  };
}

const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;

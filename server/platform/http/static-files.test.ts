import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createStaticFiles } from "./static-files.ts";

test("a file that goes while we run costs one answer and not the process", async () => {
  await using files = await serving(["assets/gone.js", "assets/there.js"]);
  await rm(path.join(files.folder, "assets", "gone.js"));
  await expect(fetch(`${files.url}/assets/gone.js`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${files.url}/assets/there.js`)).text()).toBe("1;");
  expect((await fetch(`${files.url}/assets/never.js`)).status).toBe(404);
});

test("the worker may fetch from us, is stored nowhere, and is never answered 304", async () => {
  await using files = await serving(["offline-worker.js", "favicon.svg"]);
  const again = async (file: string) => {
    const etag = (await fetch(`${files.url}/${file}`)).headers.get("etag");
    return fetch(`${files.url}/${file}`, { headers: { "if-none-match": etag! } });
  };
  const worker = await again("offline-worker.js");
  expect(worker.status).toBe(200);
  expect(worker.headers.get("cache-control")).toBe("no-store");
  expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  const other = await again("favicon.svg");
  expect(other.status).toBe(304);
  expect(other.headers.get("content-security-policy")).toBeNull();
});

async function serving(names: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), "joia-static-"));
  await mkdir(path.join(folder, "assets"));
  for (const name of names) await writeFile(path.join(folder, name), "1;");
  const serve = createStaticFiles(folder);
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  ).listen(0);
  return {
    folder,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createStaticFiles } from "./static-files.ts";

test("a file that goes while we run costs one answer and not the process", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "joia-static-"));
  await mkdir(path.join(folder, "assets"));
  for (const name of ["gone.js", "there.js"]) await writeFile(path.join(folder, "assets", name), "1;");
  const serve = createStaticFiles(folder);
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  ).listen(0);
  const at = `http://localhost:${(server.address() as AddressInfo).port}/assets`;
  try {
    await rm(path.join(folder, "assets", "gone.js"));
    await expect(fetch(`${at}/gone.js`).then((answer) => answer.text())).rejects.toThrow();
    expect(await (await fetch(`${at}/there.js`)).text()).toBe("1;");
    expect((await fetch(`${at}/never.js`)).status).toBe(404);
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

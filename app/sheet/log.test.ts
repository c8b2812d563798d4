import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { createLog } from "./log.ts";

const remark = (id: string, seq: number): SheetEntry => ({
  id,
  seq,
  device: "phone",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 10,
  added: null,
  kind: "remark",
  about: "pitch",
  text: "Campo molhado.",
});

/** A server that answers as the product does; `own` is the entry that this phone sends. */
async function aServer(answerTo: (own: SheetEntry) => object) {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { entries } = JSON.parse(body) as { entries: SheetEntry[] };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answerTo(entries[0]!)));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: async () => void server.close() };
}

// There is no storage here, as in some private windows: what is added is sent at once.
test("a link that is over answers without a log, and the page keeps what it shows", async () => {
  const served = [remark("a", 1), remark("b", 2)];
  await using over = await aServer(({ id }) => ({
    accepted: [],
    refused: [{ id, code: "revoked" }],
    log: [],
    closed: false,
  }));
  const log = createLog({ served, address: over.address, eraseAfter: 0 });
  expect(await log.add(remark("c", 0))).toBe(false);
  expect(log.state()).toMatchObject({ sent: "answered", notKept: true, entries: served });

  await using open = await aServer((own) => ({
    accepted: [own.id],
    refused: [],
    log: [...served, own],
    closed: false,
  }));
  const longer = createLog({ served, address: open.address, eraseAfter: 0 });
  expect(await longer.add(remark("c", 0))).toBe(true);
  expect(longer.state().entries.map(({ id, seq }) => [id, seq])).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ]);
});

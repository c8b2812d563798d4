import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { deliver } from "#server/platform/mail/transport.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { inTransaction, outsideTransaction } from "./database.ts";
import { outsideOnly } from "./outside-only.ts";

const asked = async (work: () => unknown) => inTransaction(async () => void (await work()));

test("files are neither read nor written while a transaction is open", async () => {
  const storage = openStorage({ dataDir: tmpdir(), s3: undefined });
  for (const work of [
    () => storage.put("a.json", new Uint8Array()),
    () => storage.get("a.json"),
    () => storage.delete("a.json"),
    () => Array.fromAsync(storage.list("a/")),
  ])
    await expect(asked(work)).rejects.toThrow("inside a transaction");
});

test("no mail leaves while a transaction is open", async () => {
  const mail = { id: "1", to: "ana@example.com", subject: "s", text: "t", html: "h", stopUrl: null };
  await expect(asked(() => deliver(mail))).rejects.toThrow("inside a transaction");
});

test("a port works outside of transactions, with its own this, and keeps its values", async () => {
  class Port {
    readonly name = "port";
    #calls = 0;
    call = () => ++this.#calls;
    count() {
      return this.#calls;
    }
  }
  const port = outsideOnly("port", new Port());
  expect([port.name, port.call(), port.count()]).toEqual(["port", 1, 1]);
  await inTransaction(async () => {
    expect(() => port.call()).toThrow("port.call was called inside a transaction");
    expect(outsideTransaction(() => port.call())).toBe(2);
  });
});

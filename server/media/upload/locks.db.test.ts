import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { connection } from "#server/platform/testing/own-database.ts";
import { uploadLocks } from "./locks.ts";

const neverAborted = () => new AbortController().signal;

test("who waits for a lock asks its holder to let go, and is not ended by that itself", async () => {
  const [first, second] = [uploadLocks(connection), uploadLocks(connection)];
  const id = randomUUID();
  const held = first.newLock(id);
  const asked = Promise.withResolvers<void>();
  await held.lock(neverAborted(), () => asked.resolve());
  let ended = false;
  const waiting = second.newLock(id);
  const taken = waiting.lock(neverAborted(), () => {
    ended = true;
  });
  await asked.promise;
  expect(ended).toBe(false);
  await held.unlock();
  await taken;
  expect(ended).toBe(false);
  await waiting.unlock();
  await Promise.all([first.close(), second.close()]);
});

test("two requests of one process take turns", async () => {
  const locks = uploadLocks(connection);
  const id = randomUUID();
  let inside = 0;
  let most = 0;
  const work = async () => {
    const lock = locks.newLock(id);
    await lock.lock(neverAborted(), () => {});
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
    await lock.unlock();
  };
  await Promise.all([work(), work(), work()]);
  expect(most).toBe(1);
  await locks.close();
});

import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { runningConnection } from "#tools/backup/running-connection.ts";
import { isRunning } from "#tools/postgres/embedded.ts";
import { usedDataFolder } from "../helpers/cloned-product.ts";
import { temporaryFolder } from "../helpers/data-folder.ts";
import { freePort } from "../helpers/free-port.ts";
import { spawnProduct, startProduct, withoutDemo } from "../helpers/product.ts";
import { insertAthlete, openSqlOf } from "../helpers/sql.ts";

test("a request under way is finished after SIGTERM, new ones are refused, and nothing stays behind", async () => {
  await using data = await usedDataFolder();
  await using product = await startProduct({ env: withoutDemo({ DATA_DIR: data.path }) });
  await using sql = await openSqlOf(product);
  await insertAthlete(sql, "duda", "Duda Lima");
  await using idle = await openIdleConnection(product.port);
  await sql.query("begin");
  await sql.query("lock table athletes in access exclusive mode");
  const agent = new Agent({ keepAlive: true });
  const slow = get(`${product.url}/a/duda`, agent);
  await waitForLock(product);

  const stopped = product.stop();
  await refusedFrom(product.port);
  await idle.closed;
  await sql.query("commit");
  const { status, body } = await slow;
  expect(status).toBe(200);
  expect(body).toContain("Duda Lima");
  expect(await stopped).toBe(0);
  expect(isRunning(product.dataDir)).toBe(false);
  agent.destroy();
});

test("Ctrl-C, which the whole process group hears, ends it in order", async () => {
  await using data = await usedDataFolder();
  await using product = await startProduct({ env: withoutDemo({ DATA_DIR: data.path }) });
  process.kill(-product.pid, "SIGINT");
  expect(await product.ended).toBe(0);
  expect(isRunning(product.dataDir)).toBe(false);
});

test("a signal in the middle of a start ends it in order too", async () => {
  await using data = await temporaryFolder();
  const starting = spawnProduct(withoutDemo({ DATA_DIR: data.path, PORT: String(await freePort()) }));
  while (!runningConnection(data.path)) await delay(2);
  expect(await starting.stop()).toBe(0);
  expect(isRunning(data.path)).toBe(false);
});

function get(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

async function waitForLock(product: { dataDir: string }): Promise<void> {
  await using sql = await openSqlOf(product);
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await sql.query(waiting)).length === 0);
}

async function refusedFrom(port: number): Promise<void> {
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "localhost", () => {
        socket.destroy();
        resolve(false);
      }).once("error", () => resolve(true));
    });
  while (!(await refused()));
}

async function openIdleConnection(port: number) {
  const socket = connect(port, "localhost");
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  return { closed, [Symbol.asyncDispose]: async () => void socket.destroy() };
}

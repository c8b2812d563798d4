/**
 * A product in small, for tests that kill it: starts the embedded database of the folder it is given, then
 * writes on four connections and prints each number once its write is acknowledged. One JSON value a line.
 */
import { randomInt } from "node:crypto";
import { writeSync } from "node:fs";
import { Client } from "pg";
import { startEmbedded } from "#tools/postgres/embedded.ts";

const say = (value: unknown) => writeSync(1, `${JSON.stringify(value)}\n`);

const started = await startEmbedded({ dataDir: String(process.argv[2]) });
say(started.ok ? { connection: started.value.connection } : { problem: started.error });
if (!started.ok) process.exit(1);

const connect = async () => {
  const client = new Client(started.value.connection);
  await client.connect();
  return client;
};

const first = await connect();
await first.query("create table if not exists acknowledged (number bigint primary key)");
await Promise.all(Array.from({ length: 4 }, writeForEver));

async function writeForEver(): Promise<never> {
  const client = await connect();
  for (;;) {
    const number = randomInt(2 ** 47);
    await client.query("insert into acknowledged values ($1)", [number]);
    say({ number });
  }
}

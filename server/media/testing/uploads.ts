import { createHmac, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { client, inTransaction, type Connection } from "#server/platform/database/database.ts";
import type { Job, Run } from "#server/platform/jobs/jobs.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { MEDIA_OWNERS } from "#server/profiles/media-owners.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import { addAvif } from "../processing/add-avif.ts";
import { inspectUpload } from "../processing/inspect-upload.ts";
import { uploadDoor } from "../upload/doors.ts";

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>;

/** The upload door on a port of its own, with a data folder of its own, and somebody who sends through it. */
export async function openDoor(connection: Connection, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "joia-uploads-"));
  configure({ DATA_DIR: dataDir, ...env });
  const door = uploadDoor(MEDIA_OWNERS, connection);
  const server: Server = createServer((request, response) => {
    void door.handle({ request, response, id: "test", by: "door", route: undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    dataDir,
    ana: { ...(await anUploader()), origin },
    async close() {
      await door.close?.();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An adult with a profile of their own, and the cookie of their session. */
export async function anUploader() {
  const user = await aUser();
  const athlete = await anAthlete({
    userId: user.id,
    birthdate: today().subtract({ years: 20 }),
    portrait: undefined,
    gallery: [],
    videos: [],
  });
  return { userId: user.id, athleteId: athlete.id, cookie: await cookieOf(user.id) };
}

export async function cookieOf(userId: string): Promise<string> {
  const token = randomBytes(16).toString("hex");
  await client().query(
    "insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '30 days')",
    [userId, token],
  );
  const signature = createHmac("sha256", authSecret()).update(token).digest("base64");
  return `joia.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

export const metadata = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** One request of the tus protocol, as a page of ours sends it. */
export function tus(
  origin: string,
  cookie: string,
  method: string,
  where = "/envios",
  headers: Record<string, string> = {},
  body?: Uint8Array,
): Promise<Response> {
  return fetch(new URL(where, origin), {
    method,
    headers: { "tus-resumable": "1.0.0", origin, cookie, ...headers },
    body: body ? new Uint8Array(body) : undefined,
  });
}

interface Sender {
  origin: string;
  cookie: string;
  athleteId: string;
}

/** Asks for room for a file, before its first byte. */
export const begin = (
  { origin, cookie, athleteId }: Sender,
  bytes: number,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  tus(origin, cookie, "POST", "/envios", {
    "upload-length": String(bytes),
    "upload-metadata": metadata({ ownerType: "athlete", ownerId: athleteId, kind: "photo", ...fields }),
    ...headers,
  });

/** Sends a piece of a file that was begun. */
export const patch = (
  { origin, cookie }: Sender,
  where: string,
  offset: number,
  bytes: Uint8Array,
): Promise<Response> =>
  tus(
    origin,
    cookie,
    "PATCH",
    where,
    { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    bytes,
  );

/** Sends a whole file in one piece, and answers the id of its upload. */
export async function send(
  sender: Sender,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
): Promise<string> {
  const created = await begin(sender, bytes.length, fields);
  if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
  const location = created.headers.get("location")!;
  const id = location.slice("/envios/".length);
  if (bytes.length === 0) return id;
  const patched = await patch(sender, location, 0, bytes);
  if (patched.status !== 204) throw new Error(`${patched.status} ${await patched.text()}`);
  return id;
}

/** A run as the queue gives it, without the queue. */
const runOf = (attempt: number, lastAttempt: boolean): Run => ({
  id: "test",
  attempt,
  lastAttempt,
  signal: new AbortController().signal,
  finish: inTransaction,
});

export const work = <T extends object>(job: Job<T>, data: T, lastAttempt = false): Promise<void> =>
  job.handle(data, runOf(1, lastAttempt));

/** Inspects a received file, and makes all that is made of it. */
export async function process(uploadId: string): Promise<void> {
  await work(inspectUpload, { uploadId });
  await work(addAvif, { mediaId: uploadId });
}

export async function uploadState(id: string): Promise<{ state: string; problem: string | null }> {
  const { rows } = await client().query("select state, problem from media_uploads where id = $1", [id]);
  return rows[0];
}

/** The stored files of an item, by name. */
export async function storedFiles(id: string): Promise<Map<string, Buffer>> {
  const storage = openStorage(config());
  const files = new Map<string, Buffer>();
  for await (const key of storage.list(`media/${id}/`)) {
    const file = await storage.get(key);
    files.set(path.basename(key), Buffer.from(await new Response(file!.stream).arrayBuffer()));
  }
  return files;
}

/** The names of everything in quarantine. */
export const quarantined = (dataDir: string): Promise<string[]> =>
  readdir(path.join(dataDir, "uploads")).catch(() => []);

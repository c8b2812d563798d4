import { readFile } from "node:fs/promises";

export interface UploadOrder {
  origin: string;
  cookie: string;
  athleteId: string;
  kind: "photo" | "video";
  /** The file that every upload sends. */
  file: string;
  parallel: number;
  /** How often so many are sent at once. */
  rounds: number;
}

/** As the browser sends them (notes of decision 30). */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Sends a file so many times at once, in a process of its own, and tells when all of it was received. */
process.once("message", (order: UploadOrder) => {
  void uploadAll(order).then((ids) => process.send!(ids, () => process.disconnect!()));
});

async function uploadAll(order: UploadOrder): Promise<string[]> {
  const bytes = await readFile(order.file);
  const ids: string[] = [];
  for (let round = 0; round < order.rounds; round++)
    ids.push(...(await Promise.all(Array.from({ length: order.parallel }, () => upload(order, bytes)))));
  return ids;
}

async function upload({ origin, cookie, athleteId, kind }: UploadOrder, bytes: Buffer): Promise<string> {
  const fields = { ownerType: "athlete", ownerId: athleteId, kind, filename: "bench" };
  const metadata = Object.entries(fields).map(([name, value]) => `${name} ${btoa(value)}`);
  const headers = { "tus-resumable": "1.0.0", origin, cookie };
  const created = await fetch(`${origin}/envios`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes.length), "upload-metadata": metadata.join(",") },
  });
  const location = created.headers.get("location");
  if (!location) throw new Error(`the upload was not begun: ${created.status} ${await created.text()}`);
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const sent = await fetch(new URL(location, origin), {
      method: "PATCH",
      headers: {
        ...headers,
        "upload-offset": String(offset),
        "content-type": "application/offset+octet-stream",
      },
      body: new Uint8Array(bytes.subarray(offset, offset + CHUNK_BYTES)),
    });
    if (sent.status !== 204) throw new Error(`a part was refused: ${sent.status} ${await sent.text()}`);
  }
  return location.slice(location.lastIndexOf("/") + 1);
}

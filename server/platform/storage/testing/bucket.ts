import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import S3rver, { type Content, type Middleware, type Store, type Written } from "s3rver";
import type { Bucket } from "#server/platform/storage/s3.ts";

/** A server on this machine that speaks the protocol of S3, with an empty bucket. */
export async function startBucket(directory: string): Promise<{ bucket: Bucket; close(): Promise<void> }> {
  const name = "joia";
  const configureBuckets = [{ name }];
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets });
  answerWhenWritten(server.store);
  server.middleware.unshift(listAndAbort(server.store));
  const { port } = await server.run();
  // The only credentials that s3rver knows.
  const bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "sa-east-1",
    bucket: name,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return { bucket, close: () => server.close() };
}

/** s3rver answers a put while the file is still being written; S3 promises that a read then finds it. */
function answerWhenWritten(store: Store): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await write(store.getResourcePath(bucket, key, "object"), content);
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const uploads = store.getResourcePath(bucket, undefined, "uploads");
    const file = path.join(uploads, uploadId, String(partNumber));
    const written = await write(file, content);
    await writeFile(`${file}.md5`, written.md5);
    return written;
  };
}

/** Two requests of multipart uploads that s3rver does not know: which parts there are, and to drop them. */
function listAndAbort(store: Store): Middleware {
  return async (context, next) => {
    const { uploadId } = context.query;
    if (!uploadId || !["GET", "DELETE"].includes(context.method)) return next();
    const [, bucket = ""] = context.path.split("/");
    const folder = path.join(store.getResourcePath(bucket, undefined, "uploads"), uploadId);
    const names = await readdir(folder).catch(() => null);
    if (!names) {
      context.status = 404;
      context.body = "<Error><Code>NoSuchUpload</Code></Error>";
    } else if (context.method === "DELETE") {
      await rm(folder, { recursive: true });
      context.status = 204;
    } else {
      const numbers = names.filter((name) => /^\d+$/.test(name)).toSorted((a, b) => Number(a) - Number(b));
      const parts = numbers.map(async (number) => {
        const { size } = await stat(path.join(folder, number));
        const md5 = await readFile(path.join(folder, `${number}.md5`), "utf8");
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
      });
      context.type = "application/xml";
      context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${(await Promise.all(parts)).join("")}</ListPartsResult>`;
    }
  };
}

async function write(file: string, content: Content): Promise<Written> {
  const md5 = createHash("md5");
  let size = 0;
  async function* measured() {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      md5.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(measured, createWriteStream(`${file}.new`));
  await rename(`${file}.new`, file);
  return { size, md5: md5.digest("hex") };
}

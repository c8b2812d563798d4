import type { S3Client } from "@aws-sdk/client-s3";
import { clampRange } from "#domain/byte-range.ts";
import type { Config } from "#server/platform/config/config.ts";
import { checkKey, checkPrefix, contentTypeOf } from "./keys.ts";
import { upload, type Sdk } from "./s3-upload.ts";
import type { ByteRange, Storage, StoredFile } from "./port.ts";

export type Bucket = NonNullable<Config["s3"]>;

/** Files in a bucket of any S3-compatible service. */
export function s3Storage(bucket: Bucket): Storage {
  // Loaded at the first use: the SDK costs start-up time and memory that a local folder never needs.
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => (opened ??= connect(bucket));
  const at = (key: string) => (checkKey(key), { Bucket: bucket.bucket, Key: key });

  return {
    async put(key, body) {
      const target = { ...at(key), ContentType: contentTypeOf(key) };
      const { sdk, client } = await open();
      await upload(sdk, client, target, body);
    },

    async get(key, { range } = {}) {
      const target = at(key);
      const { sdk, client } = await open();
      const part = range && "last" in range ? await lastBytes(sdk, client, target, range) : range;
      return (
        (part && (await fetchFile(sdk, client, { ...target, Range: header(part) }))) ||
        fetchFile(sdk, client, target)
      );
    },

    async exists(key) {
      const target = at(key);
      const { sdk, client } = await open();
      return Boolean(await client.send(new sdk.HeadObjectCommand(target)).catch(absent));
    },

    async delete(key) {
      const target = at(key);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(target));
    },

    async deletePrefix(prefix) {
      checkPrefix(prefix);
      const { sdk, client } = await open();
      const page = new sdk.ListObjectsV2Command({ Bucket: bucket.bucket, Prefix: prefix });
      // The first page again and again: what it listed is gone by then.
      for (let listed = await client.send(page); listed.Contents?.length; listed = await client.send(page)) {
        const Objects = listed.Contents.map(({ Key }) => ({ Key }));
        const gone = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket: bucket.bucket, Delete: { Objects, Quiet: true } }),
        );
        if (gone.Errors?.length)
          throw new Error(`storage: the bucket refused to delete (${gone.Errors[0]?.Code})`);
      }
    },

    async *list(prefix) {
      checkPrefix(prefix);
      const { sdk, client } = await open();
      let ContinuationToken: string | undefined;
      do {
        const listed = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: bucket.bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key } of listed.Contents ?? []) if (Key) yield Key;
        ContinuationToken = listed.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

async function connect(bucket: Bucket): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint: bucket.endpoint,
    region: bucket.region,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    // What services other than Amazon's understand: the bucket in the path, no checksum trailers.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

/** Null also when the range lies outside the file. */
async function fetchFile(
  sdk: Sdk,
  client: S3Client,
  request: { Bucket: string; Key: string; Range?: string },
): Promise<StoredFile | null> {
  const found = await client.send(new sdk.GetObjectCommand(request)).catch(absent);
  if (!found?.Body) return null;
  const part = found.ContentRange ? parse(found.ContentRange) : undefined;
  const stream: ReadableStream<Uint8Array> = found.Body.transformToWebStream();
  return {
    stream,
    size: part?.size ?? found.ContentLength ?? 0,
    contentType: contentTypeOf(request.Key),
    range: part?.range,
  };
}

/** Services differ in how they read a range that names only its length: the size is asked for first. */
async function lastBytes(
  sdk: Sdk,
  client: S3Client,
  request: { Bucket: string; Key: string },
  range: { last: number },
): Promise<ByteRange | undefined> {
  const found = await client.send(new sdk.HeadObjectCommand(request)).catch(absent);
  return found ? clampRange(range, found.ContentLength ?? 0) : undefined;
}

const header = ({ start, end }: { start: number; end?: number }) => `bytes=${start}-${end ?? ""}`;

function parse(contentRange: string): { range: ByteRange; size: number } {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange) ?? [];
  if (!size) throw new Error("storage: the bucket sent an unreadable Content-Range");
  return { range: { start: Number(start), end: Number(end) }, size: Number(size) };
}

function absent(error: { $metadata?: { httpStatusCode?: number } }): null {
  const status = error.$metadata?.httpStatusCode;
  if (status === 404 || status === 416) return null;
  throw error;
}

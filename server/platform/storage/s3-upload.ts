import type * as sdkModule from "@aws-sdk/client-s3";
import { log } from "#server/platform/log.server.ts";
import type { Body } from "./port.ts";

/** S3 wants a length with every upload: this much of a stream is held in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

export type Sdk = typeof sdkModule;
type Target = { Bucket: string; Key: string; ContentType: string };

export async function upload(
  sdk: Sdk,
  client: sdkModule.S3Client,
  target: Target,
  body: Body,
): Promise<void> {
  if (body instanceof Uint8Array) {
    await client.send(new sdk.PutObjectCommand({ ...target, Body: body }));
    return;
  }
  const parts = inParts(body);
  const first = await parts.next();
  if (first.done || first.value.length < PART_BYTES) {
    await client.send(new sdk.PutObjectCommand({ ...target, Body: first.value ?? new Uint8Array() }));
    return;
  }
  await uploadInParts(sdk, client, target, first.value, parts);
}

async function uploadInParts(
  sdk: Sdk,
  client: sdkModule.S3Client,
  { Bucket, Key, ContentType }: Target,
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType }));
  const whole = { Bucket, Key, UploadId };
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  const send = async (Body: Uint8Array) => {
    const PartNumber = Parts.length + 1;
    const { ETag } = await client.send(new sdk.UploadPartCommand({ ...whole, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
  };
  try {
    await send(first);
    for await (const part of rest) await send(part);
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...whole, MultipartUpload: { Parts } }));
  } catch (error) {
    // Parts that are never completed are charged for; a bucket's lifecycle rule catches those of a crash.
    await client
      .send(new sdk.AbortMultipartUploadCommand(whole))
      .catch((failure: unknown) => log.warn({ err: failure }, "an unfinished upload could not be dropped"));
    throw error;
  }
}

/** The stream cut into parts of exactly PART_BYTES, the last one excepted. */
async function* inParts(body: Exclude<Body, Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (let chunk of body) {
    while (length + chunk.length >= PART_BYTES) {
      const taken = PART_BYTES - length;
      yield Buffer.concat([...held, chunk.subarray(0, taken)]);
      chunk = chunk.subarray(taken);
      held = [];
      length = 0;
    }
    held.push(chunk);
    length += chunk.length;
  }
  if (length > 0) yield Buffer.concat(held);
}

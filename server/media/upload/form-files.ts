import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import type { MediaKind } from "#domain/media/kinds.ts";
import { MAX_BYTES } from "#domain/media/limits.ts";
import type { UploadProblem } from "#domain/media/problems.ts";
import { readMultipart } from "#server/platform/http/multipart.ts";
import { HEAD_BYTES, kindByContent } from "../processing/file-kind.ts";
import { pace } from "./pace.ts";
import { workFile } from "./quarantine.ts";

/** As the sentence of `too_many_at_once` says. */
const MOST_FILES = 20;

/** A file of a posted form. Its bytes are on this machine unless it was refused. */
export interface PostedFile {
  name: string;
  hash: string;
  kind: "photo" | "video" | null;
  bytes: number;
  path: string;
  problem: UploadProblem | null;
}

export interface PostedFiles extends AsyncDisposable {
  fields: Map<string, string>;
  files: PostedFile[];
  /** There were more files than one form may bring; those are not read. */
  more: boolean;
}

/** Reads a multipart form, each file into a file of its own. All of them are gone at the end of the scope. */
export async function readPostedFiles(request: IncomingMessage): Promise<PostedFiles | null> {
  const paths: string[] = [];
  const dispose = async () => {
    for (const path of paths) await rm(path, { force: true });
  };
  try {
    const form = await readMultipart(request, MOST_FILES, async (stream, name, fields) => {
      const path = await workFile(`form-${randomUUID()}`);
      paths.push(path);
      const file = await receive(stream, path, fields.get("kind") === "logo" ? "logo" : null);
      return name || file.bytes > 0 ? { ...file, name, path } : null;
    });
    if (form) {
      const files = form.files.filter((file) => file !== null);
      return { ...form, files, [Symbol.asyncDispose]: dispose };
    }
  } catch (error) {
    await dispose();
    throw error;
  }
  await dispose();
  return null;
}

/** Writes the stream until it is clear that the file cannot be accepted, and reads it to its end in any case. */
async function receive(stream: Readable, path: string, asked: MediaKind | null) {
  const hash = createHash("sha256");
  await using out = await open(path, "w");
  let failure: unknown;
  let [head, bytes] = [Buffer.alloc(0), 0];
  let kind: "photo" | "video" | null = null;
  let problem: UploadProblem | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    await pace(chunk.length);
    hash.update(chunk);
    bytes += chunk.length;
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      kind = kindByContent(head);
    }
    const decided = head.length >= HEAD_BYTES;
    if (decided && (!kind || (asked === "logo" && kind !== "photo"))) problem ??= "wrong_type";
    if (bytes > MAX_BYTES[kind ?? "photo"]) problem ??= "too_large";
    if (problem || failure) continue;
    try {
      await out.writeFile(chunk);
    } catch (error) {
      // Told at the end: a stream that nobody reads to its end would hold up the rest of the form.
      failure = error;
    }
  }
  if (failure) throw new Error("a posted file could not be written", { cause: failure });
  if (!problem && !kind) problem = bytes === 0 ? "damaged" : "wrong_type";
  return { hash: hash.digest("hex"), kind, bytes, problem };
}

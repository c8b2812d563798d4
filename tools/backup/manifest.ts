import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { errnoOf } from "#tools/postgres/problem.ts";

/** A path that stays inside the backup, whoever wrote the manifest. */
const inside = z
  .string()
  .refine((given) => path.posix.normalize(given) === given && !/^(?:\/|\.\.(?:\/|$))|[\\:]/.test(given));

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** PostgreSQL's major version: another one cannot read its files. */
  postgres: z.string(),
  folders: z.array(inside),
  files: z.record(inside, z.object({ size: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST = "manifest.json";

export async function readManifest(folder: string): Promise<Result<Manifest, string>> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch((error: unknown) => {
    if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return undefined;
    throw error;
  });
  if (text === undefined) return err(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  const manifest = manifestSchema.safeParse(parseJson(text));
  return manifest.success
    ? ok(manifest.data)
    : err(`The backup ${folder} is damaged: ${MANIFEST} cannot be read.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "20261115-064100" in UTC: names that sort by time and fit every file system. */
export const timestampOf = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: "second" }).replaceAll(/[-:Z]/g, "").replace("T", "-");

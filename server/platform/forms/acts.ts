import { createHash, createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { authSecret } from "#server/platform/config/secret.ts";
import { client } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { open, seal } from "./seal.ts";

/** One posted form of one person. Its id and key are made from the form itself, so that the database alone tells nothing of it. */
export interface Act {
  id: Buffer;
  key: Buffer;
}

type Begun = { state: "first" } | { state: "answered"; answer: Buffer } | { state: "unknown" };

/** An act whose process died is not repeated before this is over: nobody knows how far it came. */
const UNANSWERED_SECONDS = 600;
/** Longer than any action takes. */
const WAIT_MS = 20_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [25, 500];

export async function actOf(parts: readonly string[], form: FormData): Promise<Act> {
  const hash = createHash("sha256");
  const add = (text: string) => hash.update(`${Buffer.byteLength(text)}:${text}`);
  for (const part of parts) add(part);
  for (const [name, value] of form) {
    add(name);
    // A browser sends line breaks as CRLF, its scripts send them as they are.
    if (typeof value === "string") add(value.replaceAll("\r\n", "\n"));
    else for await (const chunk of value.stream()) hash.update(chunk);
  }
  const digest = hash.digest();
  const derive = (use: string) => createHmac("sha256", authSecret()).update(use).update(digest).digest();
  return { id: derive("form act: id"), key: derive("form act: answer") };
}

/**
 * The first to begin an act carries it out; others wait for its answer. Waiting holds no connection: the
 * row is looked at again and again, less and less often.
 */
export async function begin({ id, key }: Act, waitMs = WAIT_MS): Promise<Begun> {
  const until = performance.now() + waitMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    if (await claim(id)) return { state: "first" };
    const answer = await readAnswer(id);
    if (answer) return { state: "answered", answer: open(key, answer) };
    if (performance.now() >= until) return { state: "unknown" };
    await delay(pause);
  }
}

export async function finish({ id, key }: Act, answer: Buffer, seconds: number): Promise<void> {
  await client().query(
    "update form_acts set answer = $2, expires_at = now() + make_interval(secs => $3) where id = $1",
    [id, seal(key, answer), seconds],
  );
}

/** Nothing was done, so that whoever waits may try. */
export async function release({ id }: Act): Promise<void> {
  await client().query("delete from form_acts where id = $1 and answer is null", [id]);
}

export const sweepFormActs = defineJob({
  name: "sweep-form-acts",
  schema: z.object({}),
  schedule: { cron: "*/10 * * * *", data: {} },
  handle: async () => void (await client().query("delete from form_acts where expires_at < now()")),
});

async function claim(id: Buffer): Promise<boolean> {
  const claimed = await client().query(
    `insert into form_acts (id, expires_at) values ($1, now() + make_interval(secs => $2))
     on conflict (id) do update set answer = null, expires_at = excluded.expires_at
     where form_acts.expires_at <= now()`,
    [id, UNANSWERED_SECONDS],
  );
  return claimed.rowCount === 1;
}

async function readAnswer(id: Buffer): Promise<Buffer | null> {
  const found = await client().query<{ answer: Buffer | null }>(
    "select answer from form_acts where id = $1 and expires_at > now()",
    [id],
  );
  return found.rows[0]?.answer ?? null;
}

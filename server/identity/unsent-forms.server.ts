import { randomBytes } from "node:crypto";
import { z } from "zod";
import { mayKeepNamed } from "#domain/draft-fields.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, lt } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { cookieLine } from "#server/platform/http/cookie.ts";
import { spend, type Limit } from "#server/platform/limits/limits.ts";
import { seal, unseal } from "#server/platform/sealed-text.ts";
import { personMark } from "./session-mark.ts";
import { unsentForms } from "./tables.ts";

/** What somebody had typed when their session turned out to be over. */
export interface UnsentForm {
  /** Path and query of the page that the form is on. */
  page: string;
  fields: Record<string, string>;
}

const COOKIE = "joia.unsent";
const KEPT_SECONDS = 3600;
const LARGEST = 64_000;
/** Whoever posts here is not signed in: what we keep for them has an end. */
const PER_NETWORK: Limit = { name: "unsent-form", points: 30, seconds: KEPT_SECONDS };

const sealedSchema = z.object({
  person: z.string(),
  page: z.string(),
  fields: z.record(z.string(), z.string()),
});

/**
 * Keeps the text of a form for its author, whom only a new login proves; `person` is what the form says of them.
 * Returns the cookie that finds it again, or null when there is nothing that may be kept.
 */
export async function saveUnsent(
  { address }: Browser,
  person: string,
  { page, fields }: UnsentForm,
): Promise<string | null> {
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => mayKeepNamed(name) && value !== ""),
  );
  const data = JSON.stringify({ person, page, fields: kept } satisfies z.infer<typeof sealedSchema>);
  if (Object.keys(kept).length === 0 || data.length > LARGEST) return null;
  if (!(await spend(PER_NETWORK, { address })).ok) return null;
  await sweepUnsent();
  const token = randomBytes(24).toString("base64url");
  await db()
    .insert(unsentForms)
    .values({
      tokenHash: tokenHash(token),
      sealed: await seal(data),
      expiresAt: now().add({ seconds: KEPT_SECONDS }),
    });
  return cookieLine(COOKIE, token, KEPT_SECONDS);
}

/** What this browser's last session left unsent, for its author alone. Somebody else's is `foreign`. */
export async function unsentOf({ cookie }: Browser, actor: Actor): Promise<UnsentForm | "foreign" | null> {
  const token = tokenIn(cookie);
  if (!token) return null;
  const [row] = await db()
    .select()
    .from(unsentForms)
    .where(eq(unsentForms.tokenHash, tokenHash(token)));
  if (!row || Temporal.Instant.compare(row.expiresAt, now()) <= 0) return null;
  const opened = JSON.parse(await unseal(row.sealed)) as unknown;
  const { person, page, fields } = sealedSchema.parse(opened);
  return person === personMark(actor) ? { page, fields } : "foreign";
}

/** It was sent, or its author does not want it: returns the cookie that ends it. */
export async function dropUnsent({ cookie }: Browser): Promise<string[]> {
  const token = tokenIn(cookie);
  if (!token) return [];
  await db()
    .delete(unsentForms)
    .where(eq(unsentForms.tokenHash, tokenHash(token)));
  return [clearUnsentCookie()];
}

export const clearUnsentCookie = (): string => cookieLine(COOKIE, "", 0);

export async function sweepUnsent(): Promise<void> {
  await db().delete(unsentForms).where(lt(unsentForms.expiresAt, now()));
}

const tokenIn = (cookie: string | null): string | undefined =>
  cookie ? /(?:^|;\s*)joia\.unsent=([\w-]{32})(?:;|$)/.exec(cookie)?.[1] : undefined;

import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { AGE_GROUPS, type AgeStatement } from "#domain/athletes/age-statements.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { cookieLine } from "#server/platform/http/cookie.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";

const NAME = "joia.cadastro";
const YEAR_SECONDS = 365 * 24 * 3600;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const schema = z.object({
  /** A random id, the same in every form of this browser. */
  device: z.string().length(22),
  youngest: z.object({ birthYear: z.int(), ageGroup: z.enum(AGE_GROUPS), statedOn: z.iso.date() }).nullable(),
});
type Note = z.infer<typeof schema>;

/** One note a request: a browser that has none yet gets one device, however often it is asked for. */
const notes = new WeakMap<Browser, Note>();

/** The youngest that anybody said to be in this browser, within a year. */
export function statementIn(browser: Browser): AgeStatement | null {
  const { youngest } = noteOf(browser);
  return youngest && { ...youngest, statedOn: Temporal.PlainDate.from(youngest.statedOn) };
}

export const deviceOf = (browser: Browser): string => keyedHash("device", noteOf(browser).device);

/** Saves the note in the browser for another year, with what was said this time if that was under 18. */
export function saveNote(browser: Browser, youngest: AgeStatement | null = statementIn(browser)): void {
  const note: Note = {
    device: noteOf(browser).device,
    youngest: youngest && { ...youngest, statedOn: youngest.statedOn.toString() },
  };
  notes.set(browser, note);
  browser.sendCookie(cookieLine(NAME, encrypt(note), YEAR_SECONDS));
}

function noteOf(browser: Browser): Note {
  let note = notes.get(browser);
  if (!note) {
    note = read(browser.cookie) ?? { device: randomBytes(16).toString("base64url"), youngest: null };
    notes.set(browser, note);
  }
  return note;
}

function read(cookie: string | null): Note | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,400})(?:;|$)`).exec(cookie ?? "")?.[1];
  const opened = value && decrypt(value);
  return opened ? (schema.safeParse(opened).data ?? null) : null;
}

// Encrypted, not only signed: whoever uses the same computer reads nobody's age in it.
const key = () => createHash("sha256").update(`browser note\0${authSecret()}`).digest();

function encrypt(note: Note): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key(), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(note)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined when it is not ours, or was changed. */
function decrypt(value: string): unknown {
  const bytes = Buffer.from(value, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

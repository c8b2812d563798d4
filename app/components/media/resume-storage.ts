import type { UrlStorage } from "tus-js-client";

const PREFIX = "joia-envio:";
/** The server forgets an unfinished upload before this. */
const KEPT_DAYS = 7;

type Previous = Awaited<ReturnType<UrlStorage["findAllUploads"]>>[number];

/**
 * Where an unfinished upload continues, for the day on which the same file is chosen again. Neither the name of the
 * file nor its title is kept: whoever uses the browser next does not read them.
 */
export const resumeStorage: UrlStorage = {
  findAllUploads: async () => entries(PREFIX),
  findUploadsByFingerprint: async (fingerprint) => entries(`${PREFIX}${fingerprint}:`),
  async removeUpload(key) {
    attempt(() => localStorage.removeItem(key));
  },
  async addUpload(fingerprint, { size, creationTime, uploadUrl }) {
    const key = `${PREFIX}${fingerprint}:${Date.now()}`;
    attempt(() => localStorage.setItem(key, JSON.stringify({ size, creationTime, uploadUrl })));
    return key;
  },
};

function entries(prefix: string): Previous[] {
  const found: Previous[] = [];
  attempt(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const { size, creationTime, uploadUrl } = JSON.parse(
        localStorage.getItem(key) ?? "{}",
      ) as Partial<Previous>;
      const age = Date.now() - Date.parse(creationTime ?? "");
      if (!uploadUrl || !creationTime || !(age < KEPT_DAYS * 86_400_000)) localStorage.removeItem(key);
      else
        found.push({
          size: size ?? null,
          creationTime,
          uploadUrl,
          urlStorageKey: key,
          metadata: {},
          parallelUploadUrls: null,
        });
    }
  });
  return found;
}

/** A browser in private mode may have no storage: then an upload continues only while its page is open. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing to do without storage.
  }
}

/** So much of the beginning and of the end of a file tells it from others of the same size. */
const SAMPLE_BYTES = 128 * 1024;

/**
 * The same for the same file of the same owner, by its content: phones give a file another name and another time each
 * time it is chosen.
 */
export async function fingerprintOf(file: File, owner: string): Promise<string> {
  if (!globalThis.crypto?.subtle)
    return String(hashOf(`${owner}|${file.name}|${file.size}|${file.lastModified}`));
  const sample = new Blob([`${owner}|${file.size}|`, file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES)]);
  const digest = await crypto.subtle.digest("SHA-256", await sample.arrayBuffer());
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** For pages without a secure connection, where the browser offers no better one. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0, 7);

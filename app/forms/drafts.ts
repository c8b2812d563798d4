import type { DraftValues } from "./draft-fields.ts";

/** `app/late-hydration.ts` knows these keys too: it forgets drafts before our scripts are there. */
export const DRAFT_PREFIX = "joia-draft ";

/**
 * Members find a form in the morning that they left at night. A visitor's text may belong to somebody else at the
 * same computer, with a child's name in it, and nothing tells them apart: it stays for as long as an interruption.
 */
const MEMBER_HOURS = 12;
const VISITOR_HOURS = 1;
const LARGEST = 64_000;
const VISITOR = "visitante";

interface Draft {
  until: number;
  values: DraftValues;
}

/** Where a page's text is kept in this browser: one entry a page and person. No address has a space in it. */
const keyOf = (page: string, person: string | null) => `${DRAFT_PREFIX}${page} ${person ?? VISITOR}`;

export function readDraft(page: string, person: string | null): DraftValues {
  return stored(keyOf(page, person))?.values ?? {};
}

/** `names` are the form's fields: what it holds of them is replaced, other forms of the page keep theirs. */
export function writeDraft(
  page: string,
  person: string | null,
  names: readonly string[],
  values: DraftValues,
): void {
  const key = keyOf(page, person);
  const others = Object.entries(stored(key)?.values ?? {}).filter(([name]) => !names.includes(name));
  const all = { ...Object.fromEntries(others), ...values };
  const until = Date.now() + (person ? MEMBER_HOURS : VISITOR_HOURS) * 3_600_000;
  const text = JSON.stringify({ until, values: all } satisfies Draft);
  withStorage((storage) => {
    if (Object.keys(all).length === 0) storage.removeItem(key);
    else if (text.length <= LARGEST) storage.setItem(key, text);
  });
}

/** Deletes drafts that are too old, and those of somebody else who was signed in here before. */
export function sweepDrafts(person: string | null): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(DRAFT_PREFIX)) continue;
      const writer = key.slice(key.lastIndexOf(" ") + 1);
      const isOthers = person !== null && writer !== person && writer !== VISITOR;
      if (isOthers || !stored(key)) storage.removeItem(key);
    }
  });
}

/** Undefined also for what is no draft of ours any more: another version may have written it. */
function stored(key: string): Draft | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<Draft>;
    return draft.until && draft.values && draft.until > Date.now() ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** A browser may refuse storage, or have none left: the page then works without drafts. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

import { hash } from "node:crypto";

/**
 * For what somebody can take back, such as a name, a profile or an event: anybody may store it, and asks each time whether
 * it still holds. Mostly the answer is 304, by its tag.
 */
export const ASK_EACH_TIME = "public, no-cache";

/** Strong: it stands for these bytes. */
export const tagOf = (body: string): string => `"${hash("sha256", body, "base64url").slice(0, 22)}"`;

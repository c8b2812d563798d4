import { randomBytes } from "node:crypto";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { seal, unsealIfPossible } from "#server/platform/sealed-text.ts";

const BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

interface TeamLink {
  columns: { tokenHash: string; tokenSealed: string };
  path: string;
}

/** With it a team enters its squad without an account. Its hash opens the page; the organiser gets it again from our seal. */
export async function newTeamLink(): Promise<TeamLink> {
  const token = randomBytes(BYTES).toString("base64url");
  return {
    columns: { tokenHash: tokenHash(token), tokenSealed: await seal(token) },
    path: pathOf(token),
  };
}

/** Null where the product's secret has changed since: the organiser makes another link. */
export async function teamPath(sealed: string): Promise<string | null> {
  const token = await unsealIfPossible(sealed);
  return token && pathOf(token);
}

/** What is stored of a token from an address; null where it cannot be one. */
export const hashInAddress = (token: string): string | null => (TOKEN.test(token) ? tokenHash(token) : null);

const pathOf = (token: string): string => `/equipe/${token}`;

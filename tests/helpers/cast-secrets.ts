import { formatDate } from "#domain/dates.ts";
import type { Answer } from "./ask.ts";
import type { CastMember } from "./privacy-cast.ts";

export const STAFF = new Set(["staff", "admin"]);
/** Clubs whose plan and verification open what a guardian shows to clubs only. */
const ENTITLED = new Set(["club", "scout", "two"]);

/** Public addresses of championships; of these, what is shown on other sites. */
export const CUP_PAGE = /^\/(?:campeonatos|api\/v1\/championships)\/[^/]+/;
const FOR_OTHER_SITES = /\/incorporar(?:$|\?)|^\/api\//;

interface Read {
  path: string;
  /** Who read it: a visitor, or somebody of the demo. */
  role: string;
}

/** What an answer says of the cast that the rules hide from whoever read it. */
export function leaksIn({ body, headers }: Answer, cast: readonly CastMember[], read: Read): string[] {
  if (/image|pdf|video/.test(String(headers["content-type"]))) return [];
  const text = body.toString();
  // Every secret of the cast belongs to a word, which most pages do not hold.
  if (!/zqx\d+k/i.test(text)) return [];
  return cast.flatMap((athlete) =>
    secretsOf(athlete, read)
      .filter(({ value }) => text.includes(value))
      .map(({ what }) => `${read.path}: ${what} of ${athlete.state}`),
  );
}

function secretsOf(athlete: CastMember, read: Read): { what: string; value: string }[] {
  const { word, subdomain, about, handle, email, guardianEmail, birthdate, open, minor } = athlete;
  const staff = STAFF.has(read.role);
  const named = isNamedAt(athlete, read);
  // Adults show the day unless they say otherwise; of a minor it takes the guardian's word.
  const birthOpen = staff || (open && (!minor || athlete.birthdatePublic));
  const secrets: Record<string, string | null | false> = {
    // Staff read an adult's where accounts are cared for.
    "own e-mail": !(staff && !minor && read.path.startsWith("/admin/usuarios")) && email,
    "guardian's e-mail": !staff && guardianEmail,
    name: !named && word,
    // Nor does a link lead from a shirt number to a profile.
    "profile's address": CUP_PAGE.test(read.path) && !named && subdomain,
    about: !open && !staff && about,
    handle: !handlesAreOpen(athlete, read.role) && handle,
    "birth date": !birthOpen && birthdate && formatDate(birthdate),
    "birth date (ISO)": !birthOpen && birthdate && birthdate.toString(),
    "conta's name": (minor || !open) && !staff && `Conta ${word}`,
  };
  return Object.entries(secrets).flatMap(([what, value]) => (value ? [{ what, value }] : []));
}

/** Pages of championships are the same for everybody, and name an open profile only with a yes of its own. */
function isNamedAt({ open, minor, named }: CastMember, { path, role }: Read): boolean {
  if (!CUP_PAGE.test(path)) return open || STAFF.has(role);
  return open && named && !(minor && FOR_OTHER_SITES.test(path));
}

function handlesAreOpen({ open, minor, handlesForClubs }: CastMember, role: string): boolean {
  if (STAFF.has(role)) return true;
  return open && (!minor || (handlesForClubs && ENTITLED.has(role)));
}

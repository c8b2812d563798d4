import { randomBytes } from "node:crypto";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { LINK_ROLES, type LinkRole } from "#domain/championships/vocabulary.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { drawQr } from "#server/athletes/share/share.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { seal, unsealIfPossible } from "#server/platform/sealed-text.ts";
import { lockCategory, openCategory, type Organising } from "../own.ts";
import { findMatch, lockMatch, type MatchRow } from "./match.ts";
import { matchLinks } from "./tables.ts";

const BYTES = 18;

const sheetPath = (token: string): string => `/sumula/${token}`;

/** A link as its organiser sees it: it can be shown again at the field. */
interface MatchLink {
  role: LinkRole;
  url: string;
  /** As `drawQr` draws it. */
  qr: ReturnType<typeof drawQr>;
}

type LinkProblem = ActObstacle | "no_teams" | "closed";

/** A new link for the referee or one team; the one before it stops taking new entries. */
export function makeLink(
  organising: Organising,
  matchId: string,
  role: LinkRole,
): Promise<Result<MatchLink, LinkProblem>> {
  return inTransaction(async (): Promise<Result<MatchLink, LinkProblem>> => {
    const opened = await lockOwnMatch(organising, matchId);
    if (!opened.ok) return opened;
    const { match, championshipId } = opened.value;
    if (!match.homeTeamId || !match.awayTeamId) return err("no_teams");
    if (role === "referee" && match.state === "closed") return err("closed");
    await endLink(matchId, role);
    const token = randomBytes(BYTES).toString("base64url");
    await db()
      .insert(matchLinks)
      .values({
        matchId,
        role,
        tokenHash: tokenHash(token),
        tokenSealed: await seal(token),
        createdBy: userIdOf(organising.actor),
      });
    await audit(organising.actor, "championship.match_link_made", championshipId, [role]);
    return ok(toLink(role, token));
  });
}

export function revokeLink(
  organising: Organising,
  matchId: string,
  role: LinkRole,
): Promise<Result<null, ActObstacle>> {
  return inTransaction(async (): Promise<Result<null, ActObstacle>> => {
    const opened = await lockOwnMatch(organising, matchId);
    if (!opened.ok) return opened;
    if (await endLink(matchId, role))
      await audit(organising.actor, "championship.match_link_revoked", opened.value.championshipId, [role]);
    return ok(null);
  });
}

/** The links that are open, in the order referee, home, away. */
export async function linksOf(
  organising: Organising,
  matchId: string,
): Promise<Result<MatchLink[], ActObstacle>> {
  const match = await findMatch(matchId);
  if (!match) return err("not_found");
  const opened = await openCategory(organising, match.categoryId, "finish");
  if (!opened.ok) return opened;
  const rows = await db()
    .select({ role: matchLinks.role, tokenSealed: matchLinks.tokenSealed })
    .from(matchLinks)
    .where(and(eq(matchLinks.matchId, match.id), isNull(matchLinks.revokedAt)));
  const links = await Promise.all(
    rows.map(async ({ role, tokenSealed }) => {
      const token = await unsealIfPossible(tokenSealed);
      return token === null ? [] : [toLink(role, token)];
    }),
  );
  return ok(
    links.flat().toSorted((one, other) => LINK_ROLES.indexOf(one.role) - LINK_ROLES.indexOf(other.role)),
  );
}

/** For a mail to the team: its link, made where there is none yet. Called inside the transaction of what it tells. */
export async function teamLinkPath(matchId: string, role: "home" | "away"): Promise<string> {
  const [known] = await db()
    .select({ tokenSealed: matchLinks.tokenSealed })
    .from(matchLinks)
    .where(and(eq(matchLinks.matchId, matchId), eq(matchLinks.role, role), isNull(matchLinks.revokedAt)));
  const open = known && (await unsealIfPossible(known.tokenSealed));
  if (open) return sheetPath(open);
  if (known) await endLink(matchId, role);
  const token = randomBytes(BYTES).toString("base64url");
  await db()
    .insert(matchLinks)
    .values({ matchId, role, tokenHash: tokenHash(token), tokenSealed: await seal(token) });
  return sheetPath(token);
}

function toLink(role: LinkRole, token: string): MatchLink {
  const url = publicUrl(sheetPath(token));
  return { role, url, qr: drawQr(url) };
}

async function endLink(matchId: string, role: LinkRole): Promise<boolean> {
  const ended = await db()
    .update(matchLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(matchLinks.matchId, matchId), eq(matchLinks.role, role), isNull(matchLinks.revokedAt)));
  return ended.rowCount === 1;
}

async function lockOwnMatch(
  organising: Organising,
  matchId: string,
): Promise<Result<{ match: MatchRow; championshipId: string }, ActObstacle>> {
  const known = await findMatch(matchId);
  if (!known) return err("not_found");
  const opened = await lockCategory(organising, known.categoryId, "finish");
  if (!opened.ok) return opened;
  const match = await lockMatch(matchId);
  return match ? ok({ match, championshipId: opened.value.championship.id }) : err("not_found");
}

import type { Actor } from "#domain/identity/actor.ts";
import { siteForViewer } from "#server/athletes/athletes.server.ts";
import { accessBy } from "#server/billing/access/athlete-access.server.ts";

/** On one card. */
const MOST = 2;

export interface Clip {
  id: string;
  title: string;
  seconds: number;
}

/** The first videos of an athlete that this club may watch; none where its plan or verification does not reach. */
export async function clipsOf(actor: Actor, subdomain: string): Promise<Clip[]> {
  const found = await siteForViewer(actor, subdomain);
  if (!found.ok) return [];
  const { site, relation } = found.value;
  if (site.videos.length === 0 || !(await accessBy(actor, relation)).videos) return [];
  return site.videos.slice(0, MOST).map(({ id, title, seconds }) => ({ id, title, seconds }));
}

import type { Actor } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { BannerAudience } from "./choices.ts";

/** More than this at once would push the page down that people came for. */
const MOST_SHOWN = 2;

interface Timed {
  from: Temporal.Instant;
  /** Null: until somebody takes it down. */
  until: Temporal.Instant | null;
}

type BannerState = "waiting" | "shown" | "over";

export function bannerState({ from, until }: Timed, now: Temporal.Instant): BannerState {
  if (isAfter(from, now)) return "waiting";
  return until && !isAfter(until, now) ? "over" : "shown";
}

/** What this reader sees now; the newest first, since two are all there is room for. */
export const bannersFor = <Banner extends Timed & { audience: BannerAudience }>(
  banners: readonly Banner[],
  actor: Actor,
  now: Temporal.Instant,
): Banner[] =>
  banners
    .filter((banner) => bannerState(banner, now) === "shown" && isMeant(banner.audience, actor))
    .toSorted((one, other) => Temporal.Instant.compare(other.from, one.from))
    .slice(0, MOST_SHOWN);

/** When one of these begins or ends next: no page that shows them may be kept for longer. */
export function nextBannerChange(banners: readonly Timed[], now: Temporal.Instant): Temporal.Instant | null {
  const ahead = banners
    .flatMap(({ from, until }) => [from, ...(until ? [until] : [])])
    .filter((at) => isAfter(at, now));
  return ahead.toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null;
}

const READERS: Partial<Record<BannerAudience, ProfileType>> = {
  athletes: "athlete",
  guardians: "guardian",
  clubs: "club",
  organisers: "championship",
  sponsors: "sponsor",
};

function isMeant(audience: BannerAudience, actor: Actor): boolean {
  if (audience === "everyone") return true;
  if (actor.kind !== "member") return audience === "visitors";
  return audience === "members" || (actor.profile !== null && READERS[audience] === actor.profile.type);
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;

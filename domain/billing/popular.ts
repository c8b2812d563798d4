import type { Audience } from "./audiences.ts";

const POPULAR_CENTS = 5900;

/** The badge is the specification's: the athlete plan of this price. */
export const isPopular = ({ audience, priceCents }: { audience: Audience; priceCents: number }): boolean =>
  audience === "athlete" && priceCents === POPULAR_CENTS;

import type { Random } from "#drawing/random.ts";
import type { Mood } from "#drawing/scene/moods.ts";

/** What a composition may use: chance, the light of the hour, and a prefix for its ids. */
export type Stage = { random: Random; mood: Mood; id: string };

import { answerMedia } from "#app/components/media/media-action.ts";
import { ownMedia } from "#server/athletes/own-media.server.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { athleteMissing, liveAthleteIn } from "./athlete-pages.ts";
import { athletePath } from "./record-paths.ts";

/** The photos and videos of an athlete whose profile is not deleted. */
export async function athleteMedia(actor: Actor, params: { id: string }) {
  const { id } = await liveAthleteIn(actor, params);
  const media = await ownMedia(actor, id);
  if (!media.ok) throw athleteMissing();
  return media.value;
}

/** What the team does with them goes through the same verbs as what the athlete does, the guardian's yes included. */
export async function answerAthleteMedia(actor: Actor, params: { id: string }, form: FormData, tab: string) {
  const { id } = await liveAthleteIn(actor, params);
  const listPage = (view: "fotos" | "videos") => athletePath(id, view);
  return answerMedia({ actor, athleteId: id, form, page: athletePath(id, tab), listPage });
}

import type { MinorsShown } from "#domain/clubs/depicted.ts";
import { profileIdOf, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import type { SceneKind } from "#drawing/scene.ts";
import { CLIPS } from "#seed/profile/media.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { decideAppearance } from "#server/clubs/depicted.server.ts";
import { declareMedia } from "#server/clubs/own-media.server.ts";
import * as media from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { demoMember, idOf } from "./logins.ts";

interface Sent {
  title: string;
  scene: SceneKind;
  kind?: "video";
}

/** Photos and videos of the demo club on each step of their way. */
export async function addClubMedia(): Promise<void> {
  const owner = await demoMember("club");
  const clubId = profileIdOf(owner, "club")!;
  const guardian = await demoMember("guardian");
  const athleteId = await idOf("athlete", "Kauã Ribeiro");
  const send = (sent: Sent) => received(owner, clubId, sent);
  const say = async (mediaId: string, minors: MinorsShown, athletes: string[] = []) => {
    const title = (await media.findItem(mediaId))!.title;
    expectOk(await declareMedia(owner, clubId, mediaId, { title, minors, athletes }));
  };
  const answer = async (mediaId: string, agreed: boolean) =>
    expectOk(await decideAppearance(guardian, { mediaId, athleteId, agreed }));

  await send({ title: "Aquecimento antes do clássico", scene: "treino" });
  await say(await send({ title: "Festa de fim de ano", scene: "trofeu" }), "unnamed");

  await say(await send({ title: "Gol na semifinal", scene: "jogo" }), "named", [athleteId]);
  await say(await send({ title: "Gramado novo", scene: "estadio" }), "none");
  const clip = await send({ title: "Melhores momentos do Sub-17", scene: "jogo", kind: "video" });
  await say(clip, "named", [athleteId]);
  await answer(clip, true);

  const field = await send({ title: "Nosso campo visto da arquibancada", scene: "estadio" });
  await say(field, "none");
  await approve(field);
  const round = await send({ title: "Volta olímpica do Sub-17", scene: "trofeu" });
  await say(round, "named", [athleteId]);
  await answer(round, true);
  await approve(round);

  const inside = await send({ title: "Vestiário depois do jogo", scene: "treino" });
  await say(inside, "named", [athleteId]);
  await answer(inside, false);
}

/** As the pipeline leaves a file that somebody sent: inspected, and back with the club. */
async function received(by: Member, clubId: string, { title, scene, kind }: Sent): Promise<string> {
  const drawing = sceneUrl(`litoral-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`, scene);
  const clip = kind && { durationSeconds: CLIPS[0]!.seconds, videoKey: CLIPS[0]!.key };
  const [id] = await media.addItems(
    { ownerType: "club", ownerId: clubId },
    [{ kind: kind ?? "photo", title, drawing, ...clip }],
    { state: "processing", uploadedBy: by.userId },
  );
  await client().query(
    `update media set position = 1 + (select max(position) from media where owner_id = $1) where id = $2`,
    [clubId, id],
  );
  await media.mediaInspected.tell({ item: (await media.findItem(id!))! });
  return id!;
}

async function approve(mediaId: string): Promise<void> {
  const review = (await reviewsAbout([mediaId])).find(({ state }) => state === "open");
  expectOk(await readAndDecide(await demoMember("staff"), review!.id, { state: "approved", reason: "" }));
}

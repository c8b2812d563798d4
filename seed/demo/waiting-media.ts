import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { userIdOf } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import type { SceneKind } from "#drawing/scene.ts";
import { decideMedia } from "#server/athletes/guardianship.server.ts";
import * as media from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { CLIPS } from "#seed/profile/media.ts";
import { demoMember } from "./logins.ts";

interface Sent {
  title: string;
  scene: SceneKind;
  kind?: "video";
}

/** Photos and videos of the people of demo mode on each step of their way. None of them is on a public page. */
export async function addWaitingMedia(): Promise<void> {
  const guardian = await demoMember("guardian");
  const [forStaff, refused] = await send("minor", [
    { title: "Treino de cobrança de falta", scene: "treino" },
    { title: "Vestiário depois do jogo", scene: "estadio" },
    { title: "Gols contra o Vale Verde", scene: "jogo", kind: "video" },
    { title: "Foto com o troféu", scene: "trofeu" },
  ]);
  expectOk(await decideMedia(guardian, forStaff!, { approve: true }));
  expectOk(
    await decideMedia(guardian, refused!, {
      approve: false,
      reason: "Aparecem colegas que não autorizaram.",
    }),
  );
  await send("athlete", [{ title: "Defesas da semana", scene: "jogo", kind: "video" }]);
}

/** As the pipeline does it: stored, then handed to whoever decides first. Returns the ids. */
async function send(login: DemoLoginKey, files: readonly Sent[]): Promise<string[]> {
  const actor = await demoMember(login);
  const ownerId = actor.profile!.profileId!;
  const ids = await media.addItems(
    { ownerType: "athlete", ownerId },
    files.map(({ title, scene, kind }, index) => ({
      kind: kind ?? "photo",
      title,
      drawing: sceneUrl(`${login}-${index}`, scene),
      ...(kind && { durationSeconds: CLIPS[0]!.seconds, videoKey: CLIPS[0]!.key }),
    })),
  );
  await client().query(
    `update media m set state = 'processing', uploaded_by = $2, position = 100 + m.position where m.id = any($1)`,
    [ids, userIdOf(actor)],
  );
  for (const id of ids) await media.mediaInspected.tell({ item: (await media.findItem(id))! });
  return ids;
}

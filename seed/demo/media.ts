import { VISITOR, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import type { SceneKind } from "#drawing/scene.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { decideMedia } from "#server/athletes/guardianship.server.ts";
import * as media from "#server/media/media.ts";
import { requestTakeDown } from "#server/moderation/moderation.server.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { demoMember, idOf } from "./logins.ts";

/** What the team finds: a title that is a file's name, a photo that it refused, and one that somebody wants removed. */
export async function addMedia(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const [guardian, minor] = [await demoMember("guardian"), await demoMember("minor")];
  const kaua = await idOf("athlete", "Kauã Ribeiro");
  const named = await received(kaua, minor, "treino", "IMG_20261012_183012");
  expectOk(await decideMedia(guardian, named, { approve: true }));
  const unfit = await received(kaua, minor, "trofeu", "Premiação do bairro");
  expectOk(await decideMedia(guardian, unfit, { approve: true }));
  await refusedByStaff(unfit, "Aparecem outros meninos. Peça a autorização deles ou corte a foto.");
  await received(await idOf("athlete", "Bianca Vilela"), guardian, "jogo", "Estreia no Sub-15");
  await takenDown(clubIds.get("Instituto Bola na Rede")!);
}

/** As the pipeline leaves a photo that somebody sent: inspected, and on to whoever decides about it next. */
async function received(ownerId: string, by: Member, scene: SceneKind, title: string): Promise<string> {
  const drawing = sceneUrl(`enviado-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`, scene);
  const owner = { ownerType: "athlete", ownerId } as const;
  const sent = { state: "processing", uploadedBy: by.userId, position: 200 } as const;
  const [id] = await media.addItems(owner, [{ kind: "photo", title, drawing }], sent);
  await media.mediaInspected.tell({ item: (await media.findItem(id!))! });
  return id!;
}

async function refusedByStaff(mediaId: string, reason: string): Promise<void> {
  const review = (await reviewsAbout([mediaId])).find(({ state }) => state === "open");
  expectOk(await readAndDecide(await demoMember("staff"), review!.id, { state: "rejected", reason }));
}

/** A club's photo that a mother asked to remove: hidden until the team decides. */
async function takenDown(clubId: string): Promise<void> {
  const photos = (["treino", "jogo", "trofeu"] as const).map((scene, index) => ({
    kind: "photo" as const,
    title: ["Treino aberto de sábado", "Jogo da rodada", "Campeãs da Copa Interbairros"][index]!,
    drawing: sceneUrl(`bola-na-rede-foto-${index + 1}`, scene),
  }));
  const ids = await media.addItems({ ownerType: "club", ownerId: clubId }, photos);
  expectOk(
    await requestTakeDown(VISITOR, "192.0.2.77", ids[1]!, {
      reason: "Minha filha de 13 anos aparece no fundo da foto e eu não autorizei.",
      email: "mae.da.lara@example.com",
      minor: "on",
    }),
  );
}

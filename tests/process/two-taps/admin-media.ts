import { audited, count, PICTURE, press, type World } from "./world.ts";

/** Of an adult, whose photos staff place themselves. */
const ADULT = `select a.id from athletes a join media m on m.owner_id = a.id
  where a.birthdate < current_date - interval '19 years' and a.deleted_at is null
    and m.state = 'visible' and m.hidden_at is null and m.deleted_at is null
  group by a.id having count(*) filter (where m.kind = 'photo') > 3 and count(*) filter (where m.kind = 'video') > 2
  order by a.id limit 1`;

/** What staff do with somebody's photos and videos happens once. */
export async function careForMedia({ taps, member, one, sql }: World): Promise<void> {
  const by = await member("admin@demo.example");
  const id = await one(ADULT);
  const page = `/admin/atletas/${id}`;
  const [photos, videos] = [`${page}/fotos`, `${page}/videos`];
  const itemOf = async (owner: string, kind: string) =>
    `/admin/atletas/${owner}/midia/${await one(
      `select m.id from media m join athletes a on a.id = m.owner_id
        where a.id = '${owner}' and m.kind = '${kind}' and m.state = 'visible' and m.deleted_at is null
          and m.id is distinct from a.photo_id and m.id is distinct from a.hero_id
        order by m.position desc limit 1`,
    )}`;
  const tap = (on: string, intent: string, action: string, fill = {}) =>
    taps.twice({ by, on, press: press(intent), fill, effect: audited(action) });

  const placed = "athlete.profile_changed";
  await tap(photos, "mover", "media.moved");
  await tap(photos, "figurinha", placed);
  await tap(photos, "capa", placed);
  await tap(videos, "mover", "media.moved");
  for (const list of [photos, videos]) {
    await tap(list, "apagar", "media.deleted");
    await tap(list, "desfazer", "media.restored");
  }

  // His have files, as after an upload; those of others are drawings.
  const kaua = await one("select id from athletes where name = 'Kauã Ribeiro'");
  const crop = { size: "60", left: "10", top: "20" };
  await tap(await itemOf(kaua, "photo"), "recortar", "media.cropped", crop);
  await taps.twice({
    by,
    on: await itemOf(kaua, "video"),
    press: press("quadro"),
    picture: { field: "frame", bytes: PICTURE },
    effect: audited("media.poster_changed"),
  });
  const photo = await itemOf(id, "photo");
  await tap(photo, "titulo", "media.renamed", { title: "Final" });
  await tap(photo, "figurinha", placed);
  await tap(photo, "capa", placed);
  await tap(await itemOf(id, "video"), "apagar", "media.deleted");

  for (const [list, kind] of [
    [photos, "photo"],
    [videos, "video"],
  ] as const) {
    await sql.query(
      `insert into media_uploads (user_id, owner_type, owner_id, kind, bytes, state, problem)
       select id, 'athlete', $1, $2, 10, 'refused', 'damaged' from users where email = 'admin@demo.example'`,
      [id, kind],
    );
    const refused = "select - count(*) from media_uploads where state = 'refused'";
    await taps.twice({ by, on: list, press: press("tirar"), effect: refused });
  }
  await taps.twice({
    by,
    on: photos,
    form: ({ action }) => action === "/envios/formulario",
    picture: { field: "files", bytes: PICTURE },
    effect: count("media_uploads"),
    status: 303,
  });
}

import { audited, count, PICTURE, press, type World } from "./world.ts";

const KAUA = "select id from athletes where name = 'Kauã Ribeiro'";

/** The athlete's media pages change things once, also the plain form that sends files. */
export async function manageMedia({ taps, member, one, sql }: World): Promise<void> {
  const by = await member("atleta.menor@demo.example");
  const on = "/athlete/midia";
  const photos = `${on}?ver=fotos`;
  const id = await one(KAUA);
  await taps.twice({
    by,
    on,
    press: press("titulo"),
    fill: { title: "Na chuva" },
    effect: audited("media.renamed"),
  });
  await taps.twice({ by, on: photos, press: press("mover"), effect: audited("media.moved") });
  const asked = audited("athlete.change_requested");
  await taps.twice({ by, on: photos, press: press("figurinha"), effect: asked });
  await taps.twice({ by, on: photos, press: press("capa"), effect: asked });
  await taps.twice({ by, on: photos, press: press("apagar"), effect: audited("media.deleted") });
  await taps.twice({ by, on: photos, press: press("desfazer"), effect: audited("media.restored") });
  await sql.query(
    `insert into media_uploads (user_id, owner_type, owner_id, kind, bytes, state, problem)
     select user_id, 'athlete', id, 'photo', 10, 'refused', 'damaged' from athletes where id = $1`,
    [id],
  );
  const refused = "media_uploads where state = 'refused'";
  await taps.twice({ by, on, press: press("tirar"), effect: `select - count(*) from ${refused}` });

  const itemOf = async (kind: string) =>
    `${on}/${await one(`select id from media where owner_id = '${id}' and kind = '${kind}' and state = 'visible' and deleted_at is null order by position desc limit 1`)}`;
  const photo = await itemOf("photo");
  const crop = { size: "60", left: "10", top: "20" };
  const cropped = audited("media.cropped");
  await taps.twice({ by, on: photo, press: press("recortar"), fill: crop, effect: cropped });
  await taps.twice({
    by,
    on: photo,
    press: press("titulo"),
    fill: { title: "Final" },
    effect: audited("media.renamed"),
  });
  await taps.twice({ by, on: photo, press: press("figurinha"), effect: asked });
  await taps.twice({ by, on: photo, press: press("capa"), effect: asked });
  await taps.twice({ by, on: photo, press: press("apagar"), effect: audited("media.deleted") });
  await taps.twice({
    by,
    on: await itemOf("video"),
    press: press("quadro"),
    picture: { field: "frame", bytes: PICTURE },
    effect: audited("media.poster_changed"),
  });
  await taps.twice({
    by,
    on,
    form: ({ action }) => action === "/envios/formulario",
    picture: { field: "files", bytes: PICTURE },
    effect: count("media_uploads"),
    status: 303,
  });
}

/** The guardian says yes and no to media once. */
export async function decideMedia({ taps, member, one }: World): Promise<void> {
  const by = await member("responsavel@demo.example");
  const on = `/responsavel/midia/${await one(KAUA)}`;
  await taps.twice({ by, on, press: press("aprovar"), effect: audited("media.guardian_approved") });
  await taps.twice({ by, on, press: press("recusar"), effect: audited("media.guardian_refused") });
}

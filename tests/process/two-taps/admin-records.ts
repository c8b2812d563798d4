import { keepNotes } from "./admin-athletes.ts";
import { markRows } from "./marked-rows.ts";
import { audited, count, newCnpj, PICTURE, press, type World } from "./world.ts";

/** Staff add, verify, adjust, hide, delete and bring back a club once. */
export async function careForClubs(world: World): Promise<void> {
  const { taps, one } = world;
  const by = await world.member("admin@demo.example");
  const list = "/admin/clubes";
  const name = "Clube dos Dois Toques";
  await taps.twice({
    by,
    on: `${list}/adicionar`,
    fill: { name, cnpj: newCnpj(), points: "3", pointsReason: "Campeão da copa da cidade." },
    picture: { field: "logo", bytes: PICTURE },
    effect: count("clubs"),
  });
  const id = await one(`select id from clubs where name = '${name}'`);
  const on = `${list}/${id}`;
  const act = (intent: string, action: string, fill = {}) =>
    taps.twice({ by, on, press: press(intent), fill, effect: audited(action) });
  const founded = { foundationYear: "1950" };
  await taps.twice({ by, on: `${on}/editar`, fill: founded, effect: audited("club.updated") });
  await act("verificar", "club.verified", { verification: "O nome e o endereço conferem." });
  await act("retirar-verificacao", "club.unverified", { withdrawal: "O CNPJ foi baixado." });
  await act("ajustar", "club.points_adjusted", { points: "-2", reason: "Escalou sem inscrição." });
  await act("desfazer-ajuste", "club.adjustment_removed", { confirmado: "sim" });
  await act("ocultar", "club.hidden", { hideReason: "Perfil falso." });
  await act("mostrar", "club.shown");
  await keepNotes(world, by, on);
  await taps.twice({ by, on: `${on}/excluir`, effect: audited("club.deleted") });
  await act("desfazer-exclusao", "club.restored");
  const bar = { by, on: `${list}?busca=toques` };
  const reason = "Perfil falso.";
  await markRows(world, bar, { ids: id, intent: "ocultar", action: "club.hidden", reason });
  await markRows(world, bar, { ids: id, intent: "excluir", action: "club.deleted" });
}

/** Staff add, correct, delete and bring back a championship once. */
export async function careForChampionships(world: World): Promise<void> {
  const { taps, one } = world;
  const by = await world.member("admin@demo.example");
  const list = "/admin/campeonatos";
  const name = "Taça da Equipe";
  await taps.twice({ by, on: `${list}/adicionar`, fill: { name }, effect: count("championships") });
  const on = `${list}/${await one(`select id from championships where name = '${name}'`)}`;
  await taps.twice({
    by,
    on: `${on}/editar`,
    fill: { description: "Para quem começa." },
    effect: audited("championship.changed"),
  });
  await taps.twice({
    by,
    on,
    press: press("status"),
    fill: { status: "ongoing", reason: "A bola já rola." },
    effect: audited("championship.status_set"),
  });
  await keepNotes(world, by, on);
  await taps.twice({ by, on: `${on}/excluir`, effect: audited("championship.deleted") });
  const restored = audited("championship.restored");
  await taps.twice({ by, on, press: press("desfazer-exclusao"), effect: restored });
}

const FUTURE = "championship_id is null and deleted_at is null and starts_at > now() + interval '2 days'";

/** Staff correct, hold, hide, release, cancel and delete events once. */
export async function careForEvents(world: World): Promise<void> {
  const { taps, one } = world;
  const by = await world.member("admin@demo.example");
  const list = "/admin/eventos";
  const team = { title: "Festival dos Dois Toques", location: "Campo municipal", city: "Recife, PE" };
  const when = { startDate: "2090-09-02", startTime: "09:00" };
  const added = { ...team, ...when, type: "campeonato" };
  await taps.twice({ by, on: `${list}/adicionar`, fill: added, effect: count("events") });
  const id = await one(
    `select id from events where approval = 'approved' and held_at is null and hidden_at is null and ${FUTURE}
      order by starts_at desc limit 1`,
  );
  const on = `${list}/${id}`;
  const act = (intent: string, action: string, fill = {}) =>
    taps.twice({ by, on, press: press(intent), fill, effect: audited(action) });
  const moved = { location: "Portão dos fundos" };
  await taps.twice({ by, on: `${on}/editar`, fill: moved, effect: audited("event.changed") });
  await markRows(world, { by, on: list }, { ids: id, intent: "suspender", action: "event.held" });
  await act("liberar", "event.released");
  await act("suspender", "event.held");
  await act("liberar", "event.released");
  await act("ocultar", "event.hidden");
  await act("liberar", "event.shown");
  await keepNotes(world, by, on);
  await act("cancelar", "event.cancelled", { reason: "O campo alagou." });

  const pending = await one(
    `select id from events where approval = 'pending' and approved_at is null and ${FUTURE} limit 1`,
  );
  const waiting = `${list}/${pending}`;
  await taps.twice({ by, on: `${waiting}/excluir`, effect: audited("event.deleted") });
  const restored = audited("event.restored");
  await taps.twice({ by, on: waiting, press: press("desfazer-exclusao"), effect: restored });
}

/** Staff add, correct, feature, delete and bring back a sponsor once. */
export async function careForSponsors(world: World): Promise<void> {
  const { taps, one } = world;
  const by = await world.member("admin@demo.example");
  const list = "/admin/patrocinadores";
  const name = "Água Dois Toques";
  await taps.twice({
    by,
    on: `${list}/adicionar`,
    fill: { name, cnpj: newCnpj() },
    picture: { field: "logo", bytes: PICTURE },
    effect: count("sponsors"),
  });
  const ids = await one(`select id from sponsors where name = '${name}'`);
  const on = `${list}/${ids}`;
  await taps.twice({ by, on: `${on}/editar`, fill: { level: "Ouro" }, effect: audited("sponsor.updated") });
  await keepNotes(world, by, on);
  const bar = { by, on: list };
  for (const [intent, action] of [
    ["destacar", "sponsor.featured"],
    ["tirar-destaque", "sponsor.unfeatured"],
  ] as const)
    await taps.twice({ ...bar, press: press(intent), fill: { ids }, effect: audited(action) });
  await taps.twice({ by, on: `${on}/excluir`, effect: audited("sponsor.deleted") });
  const restored = audited("sponsor.restored");
  await taps.twice({ by, on, press: press("desfazer-exclusao"), effect: restored });
  await markRows(world, bar, { ids, intent: "excluir", action: "sponsor.deleted" });
}

import { markRows } from "./marked-rows.ts";
import { audited, count, press, type World, type By } from "./world.ts";

const LIST = "/admin/atletas";
const ZECA = "Zeca Dois Toques";

/** Staff add an athlete, correct, invite for, hide, delete and bring back once. */
export async function careForAthletes(world: World): Promise<void> {
  const { taps, one, sql } = world;
  const by = await world.member("admin@demo.example");
  await taps.twice({
    by,
    on: `${LIST}/adicionar`,
    fill: { name: ZECA, subdomain: "zeca-dois-toques", age: "15" },
    effect: count("athletes"),
  });
  const id = await one(`select id from athletes where name = '${ZECA}'`);
  const page = `${LIST}/${id}`;
  await taps.twice({
    by,
    on: `${page}/editar/esportivos`,
    press: press("salvar"),
    fill: { shirtNumber: "7" },
    effect: audited("athlete.profile_changed"),
  });
  await keepNotes(world, by, page);

  const family = {
    by,
    on: `${page}/responsaveis`,
    effect: count("mails where template = 'guardian-invitation'"),
  };
  const guardian = { guardianName: "Dora Toques", guardianEmail: "dora.toques@example.net" };
  await taps.twice({ ...family, press: press("convidar"), fill: guardian });
  await taps.twice({ ...family, press: press("reenviar") });
  // As if the guardian had confirmed.
  const [confirmed] = await sql.query(
    `update guardianships set confirmed_at = now(),
       guardian_user_id = (select id from users where email = 'responsavel@demo.example')
      where athlete_id = '${id}' returning guardian_user_id`,
  );
  await taps.twice({
    ...family,
    press: press("remover-responsavel"),
    fill: { guardian: String(confirmed!["guardian_user_id"]), removal: "Não é da família." },
    effect: audited("guardian.removed"),
  });

  const numbers = { club: "Escolinha do Bairro", games: "5" };
  const seasons = `${page}/estatisticas`;
  await taps.twice({ by, on: `${seasons}/nova`, fill: numbers, effect: audited("athlete.season_added") });
  const season = `${seasons}/${await one(`select id from athlete_seasons where athlete_id = '${id}'`)}`;
  const changed = audited("athlete.season_changed");
  await taps.twice({
    by,
    on: season,
    form: ({ fields }) => "games" in fields,
    fill: { goals: "2" },
    effect: changed,
  });
  await taps.twice({ by, on: season, press: press("excluir"), effect: audited("athlete.season_deleted") });

  const standing = { by, on: `${page}/situacao` };
  const act = (intent: string, action: string, fill = {}) =>
    taps.twice({ ...standing, press: press(intent), fill, effect: audited(action) });
  await act("destacar", "athlete.featured");
  await act("sem-destaque", "athlete.unfeatured");
  await act("ocultar", "athlete.hidden", { hideReason: "Pedido da família." });
  await act("mostrar", "athlete.shown", { showReason: "A família voltou atrás." });
  await act("excluir", "athlete.deleted", { deleteReason: "Perfil de teste." });
  await act("desfazer", "athlete.restored");
  await markAthletes(world, by, id);
}

/** A note about whatever this page shows is written and deleted once. */
export async function keepNotes({ taps }: World, by: By, on: string): Promise<void> {
  const note = "Ligamos hoje e ninguém atendeu.";
  await taps.twice({ by, on, press: press("anotar"), fill: { note }, effect: audited("note.written") });
  await taps.twice({ by, on, press: press("apagar-nota"), effect: audited("note.deleted") });
}

/** The bar of the list: what asks first asks twice without an effect, and the answer counts once. */
async function markAthletes({ taps, one }: World, by: By, ids: string): Promise<void> {
  const on = `${LIST}?busca=zeca`;
  const bar = (intent: string, action: string, more = {}) =>
    taps.twice({ by, on, press: press(intent), fill: { ids, ...more }, effect: audited(action) });
  await bar("destacar", "athlete.featured");
  await bar("sem-destaque", "athlete.unfeatured");
  const sure = { confirmado: "sim", reason: "Perfil de teste." };
  for (const [intent, action] of [
    ["ocultar", "athlete.hidden"],
    ["excluir", "athlete.deleted"],
  ] as const) {
    const effect = audited(action);
    const before = await one(effect);
    await taps.twice({ by, on, press: press(intent), fill: { ids }, effect, becomes: before, status: 200 });
    await bar(intent, action, sure);
  }
  await taps.twice({
    by,
    on: `${LIST}?publicacao=excluido`,
    press: press("desfazer"),
    fill: { ids },
    effect: audited("athlete.restored"),
  });
}

/** Two profiles that may be one person's: one pair is dismissed and another united, once. */
export async function uniteAthletes(world: World): Promise<void> {
  const { taps, member, one, sql } = world;
  const by = await member("admin@demo.example");
  const pairs = `${LIST}/duplicados`;
  const ids = await one("select id from athlete_duplicates where dismissed_at is null limit 1");
  await markRows(world, { by, on: pairs }, { ids, intent: "descartar", action: "athlete.not_duplicate" });
  await sql.query("update athlete_duplicates set dismissed_at = null where id = $1", [ids]);
  await taps.twice({ by, on: pairs, press: ["id"], effect: audited("athlete.not_duplicate") });
  const [pair] = await sql.query(
    `select first_id, second_id from athlete_duplicates d join athletes a on a.id = d.second_id
      where dismissed_at is null and a.deleted_at is null limit 1`,
  );
  await taps.twice({
    by,
    on: `${LIST}/unir?a=${String(pair!["first_id"])}&b=${String(pair!["second_id"])}`,
    fill: { conferi: "sim" },
    effect: audited("athlete.merged"),
  });
}

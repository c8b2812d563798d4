import { audited, count, press, type World, type By } from "./world.ts";

/** A list is made, filled, ordered, written about, changed and deleted once. */
export async function keepLists({ taps, member, one }: World): Promise<void> {
  const by = await member("clube@demo.example");
  const lists = "/club/listas";
  await taps.twice({
    by,
    on: `${lists}/nova?atletas=kaua-ribeiro`,
    press: press("salvar"),
    fill: { name: "Dois toques" },
    effect: audited("shortlist.created"),
  });
  const id = await one("select id from shortlists where name = 'Dois toques'");
  const page = `${lists}/${id}`;
  await taps.twice({
    by,
    on: `${lists}/adicionar?atletas=adriel-nunes,mateus-lins`,
    press: ["lista", id],
    effect: audited("shortlist.athletes_added"),
  });
  const athleteId = await one("select id from athletes where subdomain = 'adriel-nunes'");
  const entryId = await one(
    `select id from shortlist_entries where shortlist_id = '${id}' and athlete_id = '${athleteId}'`,
  );
  const isEntry = (form: { fields: Record<string, string> }) => form.fields["entrada"] === entryId;
  const history = (what: string) =>
    count(`shortlist_entry_changes where entry_id = '${entryId}' and what = '${what}'`);
  const athletePage = `${page}/atleta/${athleteId}`;
  for (const on of [`${page}?ver=tabela`, athletePage]) {
    const act = { by, on, form: isEntry };
    for (const stage of ["contatado", "em-teste", "aprovado", "recusado", "observar"])
      await taps.twice({ ...act, press: press(stage), effect: history("stage") });
    for (const move of ["cima", "baixo", "inicio"])
      await taps.twice({ ...act, press: press(move), effect: history("moved") });
    await taps.twice({ ...act, press: press("posicao"), fill: { posicao: "3" }, effect: history("moved") });
    await taps.twice({ ...act, press: press("cima"), effect: history("moved") });
  }
  const otherId = await one(
    `select id from shortlist_entries where shortlist_id = '${id}' and id <> '${entryId}' order by rank limit 1`,
  );
  await taps.twice({
    by,
    on: page,
    press: press("soltar"),
    fill: { entrada: entryId, antes: otherId },
    effect: history("moved"),
  });
  await writeNotes({ taps, one, by, athletePage, athleteId });
  await taps.twice({
    by,
    on: athletePage,
    press: press("tirar"),
    effect: audited("shortlist.athlete_removed"),
  });
  await taps.twice({ by, on: page, press: press("tirar"), effect: audited("shortlist.athlete_removed") });
  await endList({ taps, by, lists, page, id });
}

async function writeNotes({
  taps,
  one,
  by,
  athletePage,
  athleteId,
}: Pick<World, "taps" | "one"> & { by: By; athletePage: string; athleteId: string }): Promise<void> {
  const notes = count(`scout_notes where athlete_id = '${athleteId}'`);
  await taps.twice({
    by,
    on: athletePage,
    press: press("anotar"),
    fill: { text: "Dois toques" },
    effect: notes,
  });
  const noteId = await one("select id from scout_notes where text = 'Dois toques'");
  await taps.twice({
    by,
    on: `${athletePage}?corrigir=${noteId}`,
    press: press("corrigir"),
    fill: { text: "Três toques" },
    effect: count("scout_notes where text = 'Três toques'"),
  });
  await taps.twice({
    by,
    on: `${athletePage}?apagar=${noteId}`,
    press: press("apagar-nota"),
    effect: audited("scout_note.deleted"),
  });
}

async function endList({
  taps,
  by,
  lists,
  page,
  id,
}: Pick<World, "taps"> & { by: By; lists: string; page: string; id: string }): Promise<void> {
  const edit = `${page}/editar`;
  const isList = (form: { fields: Record<string, string> }) => form.fields["lista"] === id;
  await taps.twice({
    by,
    on: edit,
    press: press("salvar"),
    fill: { name: "Três toques" },
    effect: audited("shortlist.changed"),
  });
  const archived = { by, press: press("arquivar"), effect: audited("shortlist.archived") };
  await taps.twice({ ...archived, on: edit });
  const reopened = { by, press: press("reabrir"), effect: audited("shortlist.reopened") };
  await taps.twice({ ...reopened, on: edit });
  await taps.twice({ ...archived, on: edit });
  await taps.twice({ ...reopened, on: `${lists}?ver=arquivadas`, form: isList });
  await taps.twice({
    by,
    on: `${edit}?apagar=1`,
    press: press("apagar"),
    effect: audited("shortlist.deleted"),
  });
  await taps.twice({
    by,
    on: `${lists}?ver=apagadas`,
    form: isList,
    press: press("restaurar"),
    effect: audited("shortlist.restored"),
  });
}

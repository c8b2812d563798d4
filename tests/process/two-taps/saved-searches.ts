import { count, press, type World } from "./world.ts";

/** A search is saved, renamed, its mails stopped in both ways and started again, and deleted once. */
export async function saveSearches({ taps, visitor, member, one }: World): Promise<void> {
  const by = await member("olheiro@demo.example");
  const name = "Laterais canhotos de dois toques";
  const own = count(`saved_searches where name = '${name}'`);
  await taps.twice({
    by,
    on: "/club/buscar?pe=esquerdo",
    press: press("salvar"),
    fill: { name },
    effect: own,
  });
  const id = await one(`select id from saved_searches where name = '${name}'`);
  const card = {
    by,
    on: "/club/buscas",
    form: ({ fields }: { fields: Record<string, string> }) => fields["busca"] === id,
  };
  const mailed = count(`saved_searches where id = '${id}' and alerts_to is not null`);
  await taps.twice({ ...card, press: press("parar"), effect: mailed, becomes: "0" });
  await taps.twice({ ...card, press: press("avisar"), effect: mailed });
  const token = await one(`select stop_token from saved_searches where id = '${id}'`);
  await taps.twice({
    by: visitor(),
    on: `/buscas/parar/${token}`,
    effect: mailed,
    becomes: "0",
    status: 200,
  });
  const renamed = count("saved_searches where name = 'Outro nome'");
  await taps.twice({ ...card, press: press("renomear"), fill: { name: "Outro nome" }, effect: renamed });
  await taps.twice({ ...card, press: press("excluir"), effect: renamed, becomes: "0" });
}

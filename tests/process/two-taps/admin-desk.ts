import { expect } from "vitest";
import { audited, count, pathOf, press, type World } from "./world.ts";

/** A view of a list is saved and deleted once. */
export async function keepViews({ taps, member }: World): Promise<void> {
  const by = await member("admin@demo.example");
  const view = { by, on: "/admin/atletas?posicao=goleiro", effect: count("saved_views") };
  await taps.twice({ ...view, press: press("salvar"), fill: { name: "Goleiros" } });
  await taps.twice({ ...view, press: press("apagar"), effect: "select - count(*) from saved_views" });
}

/** The bar of the messages: at once, and back again. */
export async function markMessages({ taps, member, one, sql }: World): Promise<void> {
  const by = await member("admin@demo.example");
  await sql.query(
    "insert into inquiries (kind, name, email) values ('contact', 'Zica Dois Toques', 'zica@example.com')",
  );
  const fill = { ids: await one("select id from inquiries where name = 'Zica Dois Toques'") };
  const on = "/admin/mensagens?busca=zica";
  await taps.twice({ by, on, press: press("tratar"), fill, effect: audited("inquiry.handled") });
  const handled = `${on}&situacao=tratadas`;
  await taps.twice({ by, on: handled, press: press("reabrir"), fill, effect: audited("inquiry.reopened") });
}

/** A file is brought, confirmed or given up, and the guardians that it names are invited, once. */
export async function importFiles({ taps, member, one }: World): Promise<void> {
  const by = await member("admin@demo.example");
  const bring = async (name: string): Promise<string> => {
    const file = `Nome completo;Data de nascimento\r\n${name};05/03/2005\r\n`;
    const brought = await taps.twice({
      by,
      on: "/admin/importar",
      form: ({ action }) => action === "/admin/importar/arquivo",
      fill: { tipo: "Atletas" },
      picture: { field: "arquivo", bytes: Buffer.from(file) },
      effect: count("imports"),
      status: 303,
      tellsSecond: true,
    });
    const page = pathOf(brought.headers.location!);
    const state = `select state from imports where id = '${page.split("/").at(-1)}'`;
    await expect.poll(() => one(state), { timeout: 30_000, interval: 100 }).toBe("ready");
    return page;
  };
  const unwanted = await bring("Importado Desistido");
  await taps.twice({ by, on: unwanted, press: press("cancel"), effect: audited("import.canceled") });
  const wanted = await bring("Importado Confirmado");
  await taps.twice({ by, on: wanted, press: press("confirm"), effect: audited("import.confirmed") });
  const named = await one("select id from imports where file_name = 'peneira-litoral-corrigida.csv'");
  const invited = audited("import.guardians_invited");
  await taps.twice({ by, on: `/admin/importar/${named}`, press: press("invite"), effect: invited });
}

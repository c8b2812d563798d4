import { expect } from "vitest";
import type { Cup } from "./championships.ts";
import { audited, count, intentIs, press, type World, type By } from "./world.ts";

/** Teams are added, invited and ask; they are answered, changed and removed, and write their squads, once. */
export async function enterTeams(world: World, cup: Cup): Promise<void> {
  await addAndInvite(world, cup);
  await askAndAnswer(world, cup);
  await writeSquads(world, cup);
}

async function addAndInvite({ taps, one, visitor }: World, { by, page, league }: Cup): Promise<void> {
  const on = `${page}/equipes?categoria=${league}`;
  await taps.twice({
    by,
    on,
    form: intentIs("adicionar"),
    fill: { list: "Estrela do Vale; EDV\nUnião da Serra\nPorto Novo" },
    effect: `select count(*) / 3 from championship_teams where category_id = '${league}'`,
  });
  const invite = async (name: string) => {
    await taps.twice({
      by,
      on,
      form: intentIs("convidar"),
      fill: { name, managerName: "Rui Prado", managerEmail: "rui.prado@example.net" },
      effect: audited("championship.team_invited"),
    });
    return `${page}/equipes/${await teamNamed({ one }, league, name)}`;
  };
  const accepted = audited("championship.team_accepted");
  const confirming = await invite("Praia Grande");
  await taps.twice({
    by: visitor(),
    on: await linkOn(by, confirming),
    press: press("confirmar"),
    effect: accepted,
  });
  const other = await invite("Vila Nova");
  await taps.twice({ by, on: other, press: press("aceitar"), effect: accepted });
  const removed = audited("championship.team_removed");
  await taps.twice({ by, on: other, press: press("retirar-equipe"), effect: removed });
}

async function askAndAnswer(world: World, { by, page, id, league }: Cup): Promise<void> {
  const { taps, member, one, sql } = world;
  await sql.query(
    `update events set approval = 'approved', approved_at = now() where championship_id = '${id}'`,
  );
  const event = await one(`select id from events where championship_id = '${id}'`);
  const guardian = await member("responsavel@demo.example");
  const ask = async (name: string) => {
    await taps.twice({
      by: guardian,
      on: `/campeonatos/${event}/equipe`,
      fill: { category: league, name },
      effect: audited("championship.team_asked"),
    });
    return teamNamed(world, league, name);
  };
  const on = `${page}/equipes?categoria=${league}`;
  const isOf = (team: string) => (form: { fields: Record<string, string> }) => form.fields["team"] === team;
  const welcome = await ask("Amigos do Bairro");
  await taps.twice({
    by,
    on,
    form: isOf(welcome),
    press: press("aceitar"),
    effect: audited("championship.team_accepted"),
  });
  const unknown = await ask("Equipe sem campo");
  await taps.twice({
    by,
    on,
    form: (form) => isOf(unknown)(form) && intentIs("recusar")(form),
    fill: { reason: "As equipes são da cidade." },
    effect: audited("championship.team_refused"),
  });
  await taps.twice({
    by,
    on: `${page}/equipes/${welcome}`,
    press: press("retirar-equipe"),
    effect: audited("championship.team_removed"),
  });
}

async function writeSquads(world: World, { by, page, league }: Cup): Promise<void> {
  const { taps, visitor } = world;
  const team = await teamNamed(world, league, "Estrela do Vale");
  const on = `${page}/equipes/${team}`;
  const renamed = { managerName: "Rita Prado" };
  await taps.twice({
    by,
    on,
    form: intentIs("equipe"),
    fill: renamed,
    effect: audited("championship.team_changed"),
  });
  const made = audited("championship.team_link_made");
  await taps.twice({ by, on, press: press("renovar"), effect: made });
  const revoked = audited("championship.team_link_revoked");
  await taps.twice({ by, on, press: press("cancelar-link"), effect: revoked });
  await taps.twice({ by, on, press: press("renovar"), effect: made });
  const link = await linkOn(by, on);

  const atDesk = await writeSquad(world, { by, on, team, number: 10 });
  const checked = audited("championship.squad_checked");
  await taps.twice({
    by,
    on: atDesk,
    form: intentIs("documento"),
    fill: { kind: "rg", faceAgrees: "sim" },
    effect: checked,
  });
  await taps.twice({ by, on: atDesk, press: press("desfazer-documento"), effect: checked });
  await linkProfile(world, by, atDesk);
  await leaveSquad(world, by, atDesk);

  const byLink = visitor();
  const atLink = await writeSquad(world, { by: byLink, on: link, team, number: 50 });
  await linkProfile(world, byLink, atLink);
  await leaveSquad(world, byLink, atLink);
}

interface Squad {
  by: By;
  on: string;
  team: string;
  /** The first of the numbers that are free. */
  number: number;
}

/** The same forms stand on the organiser's page and on that of the team's link. Gives the page of an athlete. */
async function writeSquad({ taps, one }: World, { by, on, team, number }: Squad): Promise<string> {
  const people = count(`championship_squad where team_id = '${team}'`);
  const name = `Caio Prado ${"I".repeat(number / 10)}`;
  await taps.twice({
    by,
    on,
    form: intentIs("atleta"),
    fill: { number: String(number), name, birthdate: "14/03/2010" },
    effect: people,
  });
  const changed = audited("championship.squad_changed");
  await taps.twice({
    by,
    on,
    form: intentIs("colar"),
    fill: {
      listWithCpf: `${number + 1}; Davi Lopes ${name}; 02/08/2010; goleiro\n${number + 2}; Beto ${name}; 03/08/2010`,
    },
    effect: changed,
  });
  await taps.twice({
    by,
    on,
    form: intentIs("comissao"),
    fill: { name: `Técnica ${name}`, staffRole: "Técnica" },
    effect: people,
  });
  const idOf = (who: string) =>
    one(
      `select id from championship_squad where team_id = '${team}' and ${who} order by created_at desc limit 1`,
    );
  const staff = `${on}?pessoa=${await idOf("role = 'staff'")}`;
  await taps.twice({
    by,
    on: staff,
    form: intentIs("mudar-comissao"),
    fill: { staffRole: "Auxiliar" },
    effect: changed,
  });
  const page = `${on}?pessoa=${await idOf(`number = ${number}`)}`;
  await taps.twice({
    by,
    on: page,
    form: intentIs("mudar-atleta"),
    fill: { goalkeeper: "on" },
    effect: changed,
  });
  const leaving = `${on}?pessoa=${await idOf(`number = ${number + 1}`)}`;
  await taps.twice({ by, on: leaving, press: press("retirar"), effect: changed });
  return page;
}

/** A family is asked whether the child is the one in the squad; it says yes, and later no. */
async function linkProfile({ taps, member }: World, by: By, on: string): Promise<void> {
  await taps.twice({
    by,
    on,
    form: intentIs("vinculo"),
    fill: { profile: "kaua-ribeiro" },
    effect: audited("championship.link_asked"),
  });
  const guardian = await member("responsavel@demo.example");
  const question = `/equipes/vinculo/${new URL(on, "http://localhost").searchParams.get("pessoa")}`;
  const answered = audited("championship.link_answered");
  await taps.twice({ by: guardian, on: question, press: press("sim"), effect: answered });
  await taps.twice({ by: guardian, on: question, press: press("nao"), effect: answered });
}

const leaveSquad = ({ taps }: World, by: By, on: string) =>
  taps.twice({ by, on, press: press("apagar"), effect: audited("championship.squad_erased") });

const teamNamed = ({ one }: Pick<World, "one">, category: string, name: string) =>
  one(`select id from championship_teams where category_id = '${category}' and name = '${name}'`);

/** The team's link, as its organiser reads it. */
async function linkOn(by: By, page: string): Promise<string> {
  const link = /\/equipe\/[\w-]{20,}/.exec((await by.get(page)).body.toString())?.[0];
  expect(link, page).toBeDefined();
  return link!;
}

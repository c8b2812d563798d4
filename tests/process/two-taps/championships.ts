import { playChampionship } from "./championship-matches.ts";
import { enterTeams } from "./championship-teams.ts";
import { audited, press, type World, type By } from "./world.ts";

/** What the parts of the story know of the championship. */
export interface Cup {
  by: By;
  /** The organiser's page. */
  page: string;
  id: string;
  league: string;
}

/** A championship is made, its teams enter, it is drawn, played and decided once. */
export async function runChampionship(world: World): Promise<void> {
  const cup = await make(world);
  await enterTeams(world, cup);
  await drawBracket(world, cup);
  await drawLeague(world, cup);
  await playChampionship(world, cup);
}

async function make({ taps, member, one }: World): Promise<Cup> {
  const by = await member("clube@demo.example");
  await taps.twice({
    by,
    on: "/championship/dashboard",
    fill: {
      name: "Copa de dois toques",
      location: "Centro Esportivo do Bairro",
      city: "Blumenau, SC",
      startDate: await one("select (current_date + 20)::text"),
      endDate: await one("select (current_date + 40)::text"),
    },
    effect: audited("championship.created"),
  });
  const id = await one("select id from championships where name = 'Copa de dois toques'");
  const page = `/championship/${id}`;
  await taps.twice({
    by,
    on: page,
    form: ({ fields }) => fields["intent"] === "salvar",
    fill: { description: "Para equipes da cidade." },
    effect: audited("championship.changed"),
  });
  await taps.twice({
    by,
    on: page,
    form: ({ fields }) => fields["intent"] === "status",
    fill: { status: "upcoming", reason: "As inscrições estão abertas." },
    effect: audited("championship.status_set"),
  });

  const category = async (name: string, fill: Record<string, string>) => {
    await taps.twice({
      by,
      on: `${page}/categorias/nova`,
      fill: { name, ...fill },
      effect: audited("championship.category_created"),
    });
    return one(`select id from championship_categories where championship_id = '${id}' and name = '${name}'`);
  };
  const league = await category("Sub-17", { kind: "league", mostTeams: "8" });
  await taps.twice({
    by,
    on: `${page}/categorias/${league}`,
    form: ({ fields }) => fields["intent"] === "salvar",
    fill: { halfMinutes: "30" },
    effect: audited("championship.category_changed"),
  });
  const unwanted = await category("Sub-13", { kind: "league", mostTeams: "4" });
  await taps.twice({
    by,
    on: `${page}/categorias/${unwanted}`,
    press: press("apagar"),
    effect: audited("championship.category_deleted"),
  });
  return { by, page, id, league };
}

/** A knockout has pots, and its draw is undone. */
async function drawBracket({ taps, one }: World, { by, page, id }: Cup): Promise<void> {
  await taps.twice({
    by,
    on: `${page}/categorias/nova`,
    fill: { name: "Sub-15", kind: "knockout", mostTeams: "4" },
    effect: audited("championship.category_created"),
  });
  const bracket = await one(
    `select id from championship_categories where championship_id = '${id}' and name = 'Sub-15'`,
  );
  await taps.twice({
    by,
    on: `${page}/equipes?categoria=${bracket}`,
    form: ({ fields }) => fields["intent"] === "adicionar",
    fill: { list: "Mirim do Vale\nMirim da Serra\nMirim do Porto\nMirim da Praia" },
    effect: `select count(*) / 4 from championship_teams where category_id = '${bracket}'`,
  });
  const on = `${page}/partidas/sorteio?categoria=${bracket}`;
  const seeded = await one(`select id from championship_teams where category_id = '${bracket}' limit 1`);
  await taps.twice({
    by,
    on,
    press: press("potes"),
    fill: { [`pot:${seeded}`]: "1" },
    effect: audited("championship.pots_saved"),
  });
  const toDraw = `${on}&passo=sortear`;
  await taps.twice({ by, on: toDraw, press: press("sortear"), effect: audited("championship.drawn") });
  await taps.twice({
    by,
    on,
    press: press("desfazer"),
    fill: { reason: "Uma equipe foi escrita errada." },
    effect: audited("championship.draw_undone"),
  });
}

/** The league is drawn, and its matches get fields and times. */
async function drawLeague({ taps, one }: World, { by, page, id, league }: Cup): Promise<void> {
  await taps.twice({
    by,
    on: `${page}/partidas/sorteio?categoria=${league}`,
    press: press("sortear"),
    effect: audited("championship.drawn"),
  });
  const fields = `${page}/campos`;
  const added = audited("championship.field_added");
  const isNew = ({ fields: { fieldId } }: { fields: Record<string, string> }) => fieldId === "";
  for (const name of ["Campo 1", "Campo 2"])
    await taps.twice({
      by,
      on: fields,
      form: isNew,
      press: press("salvar"),
      fill: { venue: "Centro Esportivo", name },
      effect: added,
    });
  const field = (name: string) =>
    one(`select id from championship_fields where championship_id = '${id}' and name = '${name}'`);
  const [first, second] = [await field("Campo 1"), await field("Campo 2")];
  const isOf = (fieldId: string) => (form: { fields: Record<string, string> }) =>
    form.fields["fieldId"] === fieldId;
  await taps.twice({
    by,
    on: fields,
    form: isOf(first),
    press: press("salvar"),
    fill: { address: "Rua das Palmeiras, 12" },
    effect: audited("championship.field_changed"),
  });
  await taps.twice({
    by,
    on: fields,
    form: isOf(second),
    press: press("retirar"),
    effect: audited("championship.field_removed"),
  });

  const asked = new URLSearchParams({
    categoria: league,
    proposta: "1",
    "days.0.date": await one("select (current_date + 20)::text"),
    "days.0.from": "08:00",
    "days.0.to": "20:00",
    fields: first,
    matchMinutes: "70",
    breakMinutes: "10",
    restHours: "0",
  });
  await taps.twice({
    by,
    on: `${page}/partidas/horarios?${asked.toString()}`,
    form: ({ fields: own }) => "mark" in own,
    effect: audited("championship.kick_offs_set"),
  });
  const last = await one(
    `select id from championship_matches where category_id = '${league}' order by kick_off desc nulls last limit 1`,
  );
  await taps.twice({
    by,
    on: `${page}/partidas/${last}/mover`,
    fill: { date: await one("select (current_date + 25)::text"), time: "15:30", referee: "Rui Prado" },
    effect: audited("championship.match_moved"),
  });
}

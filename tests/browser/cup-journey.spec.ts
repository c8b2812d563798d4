import type { Page } from "@playwright/test";
import {
  another,
  approve,
  categoryOf,
  draw,
  inDays,
  matchesOf,
  newTitle,
  pasteSquads,
  playMatch,
  publicPage,
  refereeLink,
  squadList,
  untilShown,
  type Cup,
  type CupMatch,
} from "./cup-desk.ts";
import { atBothSizes, expectAccessible, expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, followMail, newEmail, openMail, toast } from "./people.ts";
import { endHalf, lineUp, note, startHalf } from "./sheet-hands.ts";

// One cup from its first form to its champion, by five people.
test.describe.configure({ timeout: 240_000 });

/** The earlier in this list, the stronger: the first beats everyone. */
const PASTED = ["Aroeira", "Buriti", "Cambuí", "Embaúba", "Guapuruvu", "Ipê Roxo"];
const INVITED = "Jequitibá";
const ASKING = "Pau Ferro";
const TEAMS = [...PASTED, INVITED, ASKING];

test("eight teams, groups and knockout, from the first form to the champion", async ({
  page: organiser,
  browser,
}) => {
  const [staff, manager, asker, referee] = [
    await another(browser),
    await another(browser),
    await another(browser),
    await another(browser),
  ];
  await enterAs(organiser, "championship");
  await enterAs(staff, "staff");
  await enterAs(asker, "none");

  const cup = await create(organiser);
  await approve(staff, cup.title);
  const page = await publicPage(organiser, cup);
  await enterTeams(organiser, cup, { manager, asker, page });
  await pasteSquads(organiser, cup, [...PASTED, ASKING]);
  await draw(organiser, cup, 15);

  await setFields(organiser, cup);
  await proposeKickOffs(organiser, cup);
  await findCalendar(manager, page);
  const group = (await matchesOf(organiser, cup)).filter(isKnown);
  expect(group).toHaveLength(12);
  const [first, second] = group as [CupMatch, CupMatch];
  await moveWithConflict(organiser, cup, { match: second, onto: first });
  await refereeBySheet(organiser, referee, cup, second);

  for (const match of group)
    if (match.id !== second.id) await playMatch(organiser, cup, match, scoreOf(match));
  await seeGroupsDecided(organiser, cup);
  const semis = await knockout(organiser, cup, "4");
  expect(semis).toHaveLength(2);
  await playMatch(organiser, cup, semis[0]!, [2, 0]);
  await decideByKicks(organiser, cup, semis[1]!);
  await untilKnown(organiser, cup, "5");
  const [final] = await knockout(organiser, cup, "5");
  expect([final!.home, final!.away].toSorted()).toEqual([semis[0]!.home, semis[1]!.away].toSorted());
  await playMatch(organiser, cup, final!, [1, 3]);

  const visitor = await another(browser);
  await untilShown(visitor, `${page}/chave`, () =>
    expect(visitor.getByText(`Campeão: ${final!.away}`)).toBeVisible({ timeout: 1000 }),
  );
  await expect(visitor.getByText("nos pênaltis")).toBeVisible();
  await expectNoOverflow(visitor);
  await organiser.goto(`/championship/${cup.id}`);
  await expect(organiser.getByText("Finalizado", { exact: true }).first()).toBeVisible();
});

const expectAccessibleAtBothSizes = (page: Page) =>
  atBothSizes(page, async () => {
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

const isKnown = ({ home, away }: CupMatch) => TEAMS.includes(home) && TEAMS.includes(away);

/** A group without a single tie. */
function scoreOf({ home, away }: CupMatch): [number, number] {
  const margin = TEAMS.indexOf(away) - TEAMS.indexOf(home);
  return [Math.max(0, margin), Math.max(0, -margin)];
}

async function create(organiser: Page): Promise<Cup> {
  const title = newTitle();
  await organiser.goto("/championship/dashboard");
  await organiser.getByRole("button", { name: "Criar campeonato" }).click();
  await expect(toast(organiser)).toContainText("Nome do campeonato é obrigatório");
  await organiser.getByRole("textbox", { name: "Nome do campeonato" }).fill(title);
  await organiser.getByLabel(/^Local/).fill("Centro Esportivo do Bairro");
  await organiser.getByLabel(/^Cidade/).fill("Blumenau, SC");
  await organiser.getByLabel(/^Início/).fill(inDays(14));
  await organiser.getByLabel(/^Fim/).fill(inDays(40));
  await organiser.getByRole("button", { name: "Criar campeonato" }).click();
  await expect(toast(organiser)).toContainText("Campeonato criado com sucesso!");
  const id = new URL(organiser.url()).pathname.split("/").at(-1)!;

  await organiser.getByRole("link", { name: "Nova categoria" }).click();
  await organiser.getByLabel("Nome da categoria").fill("Sub-17");
  await organiser.getByLabel(/^Nascidos de/).fill("2009");
  await organiser.getByLabel("Máximo de equipes").fill("8");
  await organiser.getByLabel("Quantos grupos").fill("2");
  await organiser.getByLabel("Passam por grupo").fill("2");
  await organiser.getByRole("button", { name: "Criar categoria" }).click();
  await expect(toast(organiser)).toContainText("Categoria criada");
  return { id, category: await categoryOf(organiser, id), title };
}

interface Entering {
  manager: Page;
  asker: Page;
  /** The public page. */
  page: string;
}

/** Six from a list, one by an invitation and one that asks. */
async function enterTeams(organiser: Page, cup: Cup, { manager, asker, page }: Entering): Promise<void> {
  const teams = `/championship/${cup.id}/equipes`;
  await organiser.goto(teams);
  await organiser.getByLabel("Uma equipe por linha").fill(PASTED.join("\n"));
  await organiser.getByRole("button", { name: "Adicionar", exact: true }).click();
  await expect(toast(organiser)).toContainText("6 equipes adicionadas");

  const email = newEmail("equipe");
  await organiser.getByLabel("Nome da equipe").fill(INVITED);
  await organiser.getByLabel("Quem responde pela equipe").fill("Vera Lins");
  await organiser.getByLabel("E-mail").fill(email);
  await organiser.getByRole("button", { name: "Enviar convite" }).click();
  await expect(toast(organiser)).toContainText("Convite enviado");
  await followMail(manager, email, /Convite para um campeonato/);
  await expectAccessibleAtBothSizes(manager);
  await manager.getByRole("button", { name: "Confirmar participação" }).click();
  await manager.getByLabel("Um atleta por linha").fill(squadList(INVITED));
  await manager.getByRole("button", { name: "Pôr todos no elenco" }).click();
  await expect(manager.getByText("Heitor Jequitibá")).toBeVisible();
  await expectAccessibleAtBothSizes(manager);

  await asker.goto(page);
  await asker.getByRole("link", { name: "Inscrever equipe" }).click();
  await asker.getByLabel("Nome da equipe").fill(ASKING);
  await expectAccessibleAtBothSizes(asker);
  await asker.getByRole("button", { name: "Pedir inscrição" }).click();
  await expect(toast(asker)).toContainText("Pedido enviado");
  await expectAccessibleAtBothSizes(asker);
  await organiser.goto(teams);
  await organiser.getByRole("button", { name: "Aceitar" }).click();
  await expect(toast(organiser)).toContainText("Equipe aceita");
  await openMail(asker, "sem.perfil@demo.example", /A equipe foi aceita no campeonato/);
  await expect(asker.getByRole("main")).toContainText(cup.title);
  await expect(organiser.getByText("A categoria está cheia")).toBeVisible();
}

/** The file of a team's matches, from the page of the team that only it knows and from the public one. */
async function findCalendar(manager: Page, page: string): Promise<void> {
  const link = manager.getByRole("link", { name: `Jogos na agenda de ${INVITED}` });
  await manager.reload();
  const file = await link.getAttribute("href");
  await expectAccessibleAtBothSizes(manager);
  await manager.goto(`${page}/equipes`);
  await expect(link).toHaveAttribute("href", file!);
  await expectAccessibleAtBothSizes(manager);
  const events = (await (await manager.request.get(file!)).text()).match(/BEGIN:VEVENT/g);
  expect(events).toHaveLength(3);
}

async function setFields(organiser: Page, { id }: Cup): Promise<void> {
  await organiser.goto(`/championship/${id}/campos`);
  for (const name of ["Campo 1", "Campo 2"]) {
    await organiser.getByLabel("Campo", { exact: true }).last().fill(name);
    await organiser.getByRole("button", { name: "Incluir campo" }).click();
    await expect(
      organiser.getByRole("heading", { name: `Centro Esportivo do Bairro · ${name}` }),
    ).toBeVisible();
  }
}

async function proposeKickOffs(organiser: Page, { id, category }: Cup): Promise<void> {
  await organiser.goto(`/championship/${id}/partidas/horarios?categoria=${category}`);
  const dates = organiser.getByLabel("Data");
  for (const [at, day] of [15, 17, 19, 21].entries()) {
    await organiser.getByRole("button", { name: "Mais um dia" }).click();
    await expect(dates).toHaveCount(at + 2);
    await dates.last().fill(inDays(day));
  }
  await organiser.getByRole("button", { name: "Ver a proposta" }).click();
  await expect(
    organiser.getByText("15 partidas com horário. Nenhuma equipe, campo ou árbitro em dois lugares."),
  ).toBeVisible();
  await expectNoOverflow(organiser);
  await organiser.getByRole("button", { name: "Salvar horários" }).click();
  await expect(toast(organiser)).toContainText("15 partidas têm horário.");
}

/** First onto a field that is taken; then to an hour from now, so that its sheet opens. */
async function moveWithConflict(
  organiser: Page,
  { id }: Cup,
  { match, onto }: { match: CupMatch; onto: CupMatch },
): Promise<void> {
  const form = (one: CupMatch) => organiser.goto(`/championship/${id}/partidas/${one.id}/mover`);
  const field = (label: string) => organiser.getByLabel(label, { exact: true });
  await form(onto);
  const taken = [
    await field("Data").inputValue(),
    await field("Hora").inputValue(),
    await field("Campo").inputValue(),
  ] as const;
  await form(match);
  await field("Data").fill(taken[0]);
  await field("Hora").fill(taken[1]);
  await field("Campo").selectOption(taken[2]);
  await organiser.getByRole("button", { name: "Salvar partida" }).click();
  await expect(organiser.getByText(`O campo está ocupado: ${onto.home} × ${onto.away}`)).toBeVisible();

  const soon = Temporal.Now.zonedDateTimeISO("America/Sao_Paulo").add({ hours: 1 });
  await field("Data").fill(soon.toPlainDate().toString());
  await field("Hora").fill(soon.toPlainTime().toString().slice(0, 5));
  await organiser.getByRole("button", { name: "Salvar partida" }).click();
  await expect(toast(organiser)).toContainText("Partida salva");
}

/** One match as it is played: the referee has a link and no account. */
async function refereeBySheet(organiser: Page, referee: Page, cup: Cup, match: CupMatch): Promise<void> {
  await referee.goto(await refereeLink(organiser, cup, match));
  await lineUp(referee, match);
  await startHalf(referee, "Iniciar 1º tempo");
  const [homeGoals, awayGoals] = scoreOf(match);
  for (let goal = 0; goal < homeGoals; goal += 1) await note(referee, [match.home, 9], "Gol");
  for (let goal = 0; goal < awayGoals; goal += 1) await note(referee, [match.away, 9], "Gol");
  await note(referee, [match.home, 5], "Amarelo");
  await endHalf(referee);
  await startHalf(referee, "Iniciar 2º tempo");
  await endHalf(referee);
  await expectNoOverflow(referee);
  await referee.getByRole("button", { name: "Fechar súmula" }).click();
  await referee.getByLabel("Nome", { exact: true }).first().fill("José Luís Prado");
  await referee.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(referee.getByRole("heading", { name: "A súmula está fechada" })).toBeVisible();
}

async function seeGroupsDecided(organiser: Page, cup: Cup): Promise<void> {
  const results = `/championship/${cup.id}/resultados?categoria=${cup.category}`;
  await untilShown(organiser, results, () =>
    expect(organiser.getByText("2º classificado")).toHaveCount(0, { timeout: 1000 }),
  );
  for (const group of ["Grupo A", "Grupo B"]) {
    const played = organiser.getByRole("table", { name: group }).getByRole("row");
    await expect(played.nth(1).getByRole("cell").nth(2)).toHaveText("3");
  }
  await expectNoOverflow(organiser);
}

const knockout = (organiser: Page, cup: Cup, round: string) => matchesOf(organiser, cup, round);

async function untilKnown(organiser: Page, cup: Cup, round: string): Promise<void> {
  await expect
    .poll(async () => (await matchesOf(organiser, cup, round)).filter(isKnown).length, { timeout: 60_000 })
    .toBeGreaterThan(0);
}

/** The organiser writes this one at the desk: one goal each, and the away team wins on kicks. */
async function decideByKicks(organiser: Page, cup: Cup, match: CupMatch): Promise<void> {
  await organiser.goto(`/championship/${cup.id}/partidas/${match.id}`);
  await organiser.getByRole("link", { name: "Abrir a súmula" }).click();
  await lineUp(organiser, match);
  await startHalf(organiser, "Iniciar 1º tempo");
  await note(organiser, [match.home, 10], "Gol");
  await note(organiser, [match.away, 10], "Gol");
  await endHalf(organiser);
  await startHalf(organiser, "Iniciar 2º tempo");
  await endHalf(organiser);
  await organiser.getByRole("button", { name: "Fechar súmula" }).click();
  await organiser.getByLabel("Nome", { exact: true }).first().fill("Odete Vilar");
  await organiser.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(organiser.getByText("O jogo terminou empatado e faltam os pênaltis.")).toBeVisible();
  await organiser.getByRole("button", { name: "Voltar ao jogo" }).click();
  await startHalf(organiser, "Pênaltis");
  for (const [team, shirt, what] of [
    [match.home, 9, "Perdeu"],
    [match.away, 9, "Converteu"],
    [match.home, 8, "Converteu"],
    [match.away, 8, "Converteu"],
  ] as const)
    await note(organiser, [team, shirt], what);
  await endHalf(organiser);
  await organiser.getByRole("button", { name: "Fechar súmula" }).click();
  await organiser.getByLabel("Nome", { exact: true }).first().fill("Odete Vilar");
  await organiser.getByRole("button", { name: "Fechar súmula" }).click();
  await expect(organiser.getByText("1 × 1 (1–2 nos pênaltis)")).toBeVisible();
}

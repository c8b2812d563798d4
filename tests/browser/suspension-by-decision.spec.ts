import { another, aCup, approve, draw, matchesOf, pasteSquads, publicPage } from "./cup-desk.ts";
import { expectNoOverflow } from "./page-checks.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

const TEAMS = ["Araras", "Curió"];
const REASON = "Chutou a bola no árbitro depois do apito.";

test("who is suspended by a decision is marked on the sheet, and the public page says no reason", async ({
  page: organiser,
  browser,
}) => {
  const [staff, visitor] = [await another(browser), await another(browser)];
  await enterAs(organiser, "championship");
  await enterAs(staff, "staff");
  const cup = await aCup(organiser, {
    category: { name: "Sub-17", bornFrom: "2009", mostTeams: "4", kind: "league" },
    teams: TEAMS,
  });
  await pasteSquads(organiser, cup, TEAMS);
  await approve(staff, cup.title);
  await draw(organiser, cup, 1);
  const [match] = await matchesOf(organiser, cup);

  await organiser.goto(`/championship/${cup.id}/resultados/decisao?categoria=${cup.category}`);
  await organiser.getByRole("link", { name: "Suspender alguém" }).click();
  await organiser.getByRole("link", { name: "Curió" }).click();
  await organiser.getByLabel("Quem").selectOption({ label: "9 · Murilo Curió" });
  await organiser.getByLabel("Motivo").fill(REASON);
  await organiser.getByRole("button", { name: "Registrar decisão" }).click();
  await expect(organiser.getByText("Escreva em quantas partidas, de 1 a 30.").last()).toBeVisible();
  await expect(organiser.getByLabel("Motivo")).toHaveValue(REASON);
  await expectNoOverflow(organiser);
  await organiser.getByLabel("Partidas fora").fill("2");
  await organiser.getByRole("button", { name: "Registrar decisão" }).click();
  await expect(toast(organiser)).toContainText("Decisão registrada");
  const listed = organiser
    .getByRole("paragraph")
    .filter({ hasText: "9 · Murilo Curió, Curió: fora de 2 partidas" });
  await expect(listed).toBeVisible();

  await organiser.goto(`/championship/${cup.id}/partidas/${match!.id}/sumula`);
  await expect(organiser.getByText("Suspenso").first()).toBeAttached();

  await visitor.goto(`${await publicPage(organiser, cup)}/disciplina`);
  await expect(visitor.getByRole("heading", { name: "Suspensos" })).toBeVisible();
  await expect(visitor.getByText("(2 jogos a cumprir)")).toBeVisible();
  await expect(visitor.getByText("Murilo")).toHaveCount(0);
  await expect(visitor.getByText("Chutou")).toHaveCount(0);
});

import type { Locator, Page } from "@playwright/test";
import { aCup, draw, inDays, matchesOf, post, type Cup, type CupMatch } from "./cup-desk.ts";
import { expect, test } from "./pages.ts";
import { enterAs, toast } from "./people.ts";

test.describe.configure({ timeout: 120_000 });

test("a match that is dropped onto another leads to its form, which shows the conflict first", async ({
  page,
  open,
}) => {
  const { cup, first, second } = await aDayOfMatches(page);
  const list = `/championship/${cup.id}/partidas?categoria=${cup.category}`;
  await open(list);
  await drag(page, rowOf(page, second), rowOf(page, first), 0.25);
  await expect(page).toHaveURL(new RegExp(`${second.id}/mover\\?lugar=${first.id}$`));
  await expect(page.getByText("Nada foi salvo ainda")).toBeVisible();
  await expect(page.getByLabel("Hora", { exact: true })).toHaveValue("09:00");
  await page.getByRole("button", { name: "Salvar partida" }).click();
  await expect(page.getByText(`O campo está ocupado: ${first.home} × ${first.away}`)).toBeVisible();

  // The lower half: after it, on the same field.
  await open(list);
  await drag(page, rowOf(page, second), rowOf(page, first), 0.8);
  await expect(page.getByLabel("Hora", { exact: true })).toHaveValue("10:30");
  await expect(page.getByLabel("Campo", { exact: true }).locator("option:checked")).toHaveText(/Campo 1$/);
  await page.getByRole("button", { name: "Salvar partida" }).click();
  await expect(toast(page)).toContainText("Partida salva");
});

/** Four teams and two fields; the first match is at nine, the second has no time yet. */
async function aDayOfMatches(page: Page): Promise<{ cup: Cup; first: CupMatch; second: CupMatch }> {
  await enterAs(page, "championship");
  const cup = await aCup(page, {
    category: { name: "Sub-17", kind: "league", bornFrom: "2009", mostTeams: "4" },
    teams: ["Acauã", "Biguá", "Corruíra", "Gavião"],
  });
  await post(page, `/championship/${cup.id}/campos`, {
    intent: "salvar",
    venue: "Centro Esportivo",
    name: "Campo 1",
  });
  await draw(page, cup, 6);
  const [first, second] = (await matchesOf(page, cup)) as [CupMatch, CupMatch];
  await page.goto(`/championship/${cup.id}/partidas/${first.id}/mover`);
  await page.getByLabel("Data", { exact: true }).fill(inDays(15));
  await page.getByLabel("Hora", { exact: true }).fill("09:00");
  await page.getByLabel("Campo", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Salvar partida" }).click();
  await expect(toast(page)).toContainText("Partida salva");
  return { cup, first, second };
}

const rowOf = (page: Page, { id }: CupMatch) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href$="${id}/mover"]`) });

/** By the handle of one row to a height of the other. */
async function drag(page: Page, from: Locator, to: Locator, height: number): Promise<void> {
  await to.evaluate((row) => row.scrollIntoView({ block: "center" }));
  const handle = (await from.getByTitle("Arrastar").boundingBox())!;
  const target = (await to.boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height * height, { steps: 5 });
  await page.mouse.up();
}

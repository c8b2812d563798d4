import type { Locator, Page } from "@playwright/test";
import type { SheetMatch } from "../helpers/sheet-match.ts";
import { expect } from "./pages.ts";

/** Opens the link and waits until it works without signal. */
export async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText("Pronto para usar sem sinal")).toBeVisible();
}

/** How many entries of this phone the server has not named. */
export const queued = (page: Page): Locator => page.getByText(/^na fila: \d+$/);

/** With both line-ups the page goes on to the match. */
export async function lineUpBoth(page: Page, { teams }: SheetMatch): Promise<void> {
  const confirm = (team: string) =>
    page
      .getByRole("region", { name: team, exact: true })
      .getByRole("button", { name: "Confirmar a escalação" });
  await confirm(teams.home).click();
  await expect(page.getByText("5 titulares")).toBeVisible();
  await confirm(teams.away).click();
  await expect(page.getByRole("heading", { name: "Lances" })).toBeVisible();
}

/** Touches a shirt and then what happened. */
export async function note(page: Page, team: string, shirt: number, what: string): Promise<void> {
  await shirtOf(page, team, shirt).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: what, exact: true }).click();
  await expect(panel).toBeHidden();
}

const shirtOf = (page: Page, team: string, shirt: number): Locator =>
  page
    .getByRole("region", { name: team, exact: true })
    .getByRole("button", { name: new RegExp(`^${shirt}\\b`) });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

export async function remark(page: Page, text: string): Promise<void> {
  await press(page, "Obs.: observações");
  await page.getByLabel("Observação", { exact: true }).fill(text);
  await press(page, "Guardar observação");
  await expect(page.getByText(text)).toBeVisible();
  await press(page, "Voltar ao jogo");
}

/** The lines of the timeline, the last first. */
export const lines = (page: Page): Locator =>
  page.getByRole("region", { name: "Lances" }).getByRole("listitem");

import type { Locator, Page } from "@playwright/test";
import { expect, hydrated } from "./pages.ts";

/** What a referee's fingers do on a sheet with script. With both line-ups the sheet goes on to the match by itself. */
export async function lineUp(page: Page, { home, away }: { home: string; away: string }): Promise<void> {
  const of = (team: string) => page.getByRole("region", { name: team, exact: true });
  await hydrated(page);
  await of(home).getByRole("button", { name: "Confirmar a escalação" }).click();
  await expect(of(home).getByText("11 titulares")).toBeVisible();
  await of(away).getByRole("button", { name: "Confirmar a escalação" }).click();
  await expect(page.getByRole("button", { name: "Iniciar 1º tempo" })).toBeVisible();
}

export async function startHalf(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("button", { name: button, exact: true })).toHaveCount(0);
}

export async function endHalf(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Fim", exact: true }).click();
  await expect(page.getByRole("button", { name: "Fim", exact: true })).toHaveCount(0);
}

/** Opens what can happen to this player. */
export async function pressShirt(page: Page, team: string, number: number): Promise<Locator> {
  const shirt = new RegExp(`^${number}\\b`);
  await page.getByRole("region", { name: team, exact: true }).getByRole("button", { name: shirt }).click();
  return page.getByRole("dialog", { name: `${team}, ${number} ` });
}

/** The button of what happened; the panel closes by itself. */
export async function note(
  page: Page,
  [team, number]: readonly [string, number],
  what: string,
): Promise<void> {
  const panel = await pressShirt(page, team, number);
  await panel.getByRole("button", { name: what, exact: true }).click();
  await expect(panel).toHaveCount(0);
}

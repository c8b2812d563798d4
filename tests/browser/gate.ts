import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { GateEvent, Ticket } from "../helpers/gate-event.ts";
import { openSqlOf, type Sql } from "../helpers/sql.ts";
import { browserDataFolder } from "./data-folder.ts";
import { expect } from "./pages.ts";

/** The database of the product that this run talks to. */
export const openDatabase = (baseURL: string | undefined): Promise<Sql> =>
  openSqlOf({ dataDir: browserDataFolder(new URL(baseURL ?? "").port) });

/** Opens the entrance and waits until it works without signal. */
export async function openGate(page: Page, { page: address }: GateEvent): Promise<void> {
  await page.goto(address);
  await expect(page.getByText("Pronto para usar sem sinal")).toBeVisible();
}

export const scanner = (page: Page): Locator => page.getByLabel("Procurar pelo nome");

/** As a hand scanner does: it types what the code says and presses Enter. */
export async function scan(page: Page, { token }: Ticket): Promise<void> {
  await scanner(page).fill(`https://joia.example/ingresso/${token}`);
  await scanner(page).press("Enter");
  await expect(scanner(page)).toHaveValue("");
}

export const answer = (page: Page): Locator => page.getByRole("region", { name: "Resposta" });

/** The number above one of the words "entraram", "faltam", "na fila". */
export const counter = (page: Page, label: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

interface Phone {
  page: Page;
  context: BrowserContext;
}

export const goOffline = ({ context }: Phone): Promise<void> => context.setOffline(true);

/** A page that was loaded without signal does not hear the browser's own event when the simulation ends. */
export async function backOnline({ page, context }: Phone): Promise<void> {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

/** What reached the database: every reading, and of how many people. */
export async function readingsOf(sql: Sql, { id }: GateEvent): Promise<{ readings: number; people: number }> {
  const [row] = await sql.query(
    `select count(*)::int as readings, count(distinct registration_id)::int as people
     from check_ins join registrations r on r.id = registration_id where r.event_id = $1`,
    [id],
  );
  return row as { readings: number; people: number };
}

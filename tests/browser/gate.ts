import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { insertAthlete, openSqlOf, type Sql } from "../helpers/sql.ts";
import { browserDataFolder } from "./data-folder.ts";
import { expect } from "./pages.ts";

export interface Ticket {
  token: string;
  name: string;
  number: number;
}

export interface GateEvent {
  id: string;
  page: string;
  tickets: Ticket[];
}

/** The database of the product that this run talks to. */
export const openDatabase = (baseURL: string | undefined): Promise<Sql> =>
  openSqlOf({ dataDir: browserDataFolder(new URL(baseURL ?? "").port) });

/** An event of the demo club that is on today, with so many confirmed adults. */
export async function anEventAtTheGate(sql: Sql, people: number): Promise<GateEvent> {
  const [event] = await sql.query(
    `insert into events (title, type, starts_at, ends_at, location, approval, club_id, max_participants)
     select 'Peneira do Litoral', 'peneira', now() - interval '1 hour', now() + interval '5 hours', 'Campo 2',
       'approved', p.profile_id, 100
     from user_profiles p join users u on u.id = p.user_id
     where u.email = 'clube@demo.example' and p.profile_type = 'club'
     returning id`,
  );
  const id = String(event?.["id"]);
  const tickets: Ticket[] = [];
  for (let number = 1; number <= people; number++) {
    const ticket = {
      token: randomBytes(16).toString("base64url"),
      name: NAMES[number % NAMES.length]!,
      number,
    };
    const subdomain = `portao-${randomUUID().slice(0, 12)}`;
    await insertAthlete(sql, subdomain, `${ticket.name} Sobrenome`);
    await sql.query(
      `insert into registrations (event_id, athlete_id, state, category, position_group, birth_year, subscriber, minor,
         number, ticket_hash)
       select $1, id, 'confirmed', 'Sub-15', 'Atacante', 2011, false, false, $2, $3 from athletes where subdomain = $4`,
      [id, number, createHash("sha256").update(ticket.token).digest("hex"), subdomain],
    );
    tickets.push(ticket);
  }
  return { id, page: `/organizar/entrada/${id}`, tickets };
}

const NAMES = ["Igor", "Luan", "Theo", "Caio", "Enzo", "Davi", "Ravi", "João"];

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

import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { cnpjCheckDigits } from "#domain/cnpj.ts";
import { cpfCheckDigits } from "#domain/cpf.ts";
import { DEMO_LOGINS, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expect } from "./pages.ts";

export const PASSWORD = "uma frase bem longa";

/** Somebody whom no other test knows. */
export const newEmail = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.net`;

/** A name that nobody else has. Letters only: in a name, eight digits are a telephone number and are refused. */
export const newWord = () =>
  `Z${Array.from({ length: 7 }, () => "aeioubcdfglmnprst"[randomInt(17)]).join("")}`;

/** A number that no other test states: one CPF is one guardian. */
export function newCpf(): string {
  const base = String(100_000_000 + randomInt(899_999_999));
  return base + cpfCheckDigits(base);
}

/** One white dot. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

export const toast = (page: Page) => page.getByRole("status");

/** The day on which somebody of this age was born, some months ago. */
export const bornYearsAgo = (years: number) =>
  Temporal.Now.plainDateISO("America/Sao_Paulo").subtract({ years, months: 4 }).toString();

/** The mails to one address: others may have sent many since. */
export const mailsTo = (email: string) => `/dev/emails?${new URLSearchParams({ para: email })}`;

/** Opens the newest mail to this address. */
export async function openMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const row = await mailsAbout(page, email, subject);
  await row.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
}

/** The same for a mail that a job writes: until it has, there is no row to press. */
export async function awaitMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const rows = async () => (await mailsAbout(page, email, subject)).count();
  await expect.poll(rows, { timeout: 60_000 }).toBeGreaterThan(0);
  await openMail(page, email, subject);
}

async function mailsAbout(page: Page, email: string, subject: RegExp): Promise<Locator> {
  await page.goto(mailsTo(email));
  return page.getByRole("row").filter({ hasText: subject });
}

/** The same, and follows its link. */
export async function followMail(page: Page, email: string, subject: RegExp): Promise<void> {
  await openMail(page, email, subject);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^https?:/ })
    .click();
}

export async function confirmAddress(page: Page, email: string): Promise<void> {
  await followMail(page, email, /Confirme seu e-mail/);
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(toast(page)).toContainText("E-mail confirmado!");
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(email);
  await main.getByLabel("Senha", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Signs this browser in as one of the people of demo mode, without opening a page. */
export async function enterAs(page: Page, who: DemoLoginKey): Promise<void> {
  const answer = await page.request.post("/login", { form: { demo: who }, maxRedirects: 0 });
  expect(answer.status(), `login as ${who}`).toBe(302);
}

/** The same for somebody whom a test made. */
export async function enterWith(page: Page, email: string): Promise<void> {
  const answer = await page.request.post("/login", { form: { email, password: PASSWORD }, maxRedirects: 0 });
  expect(answer.status(), `login of ${email}`).toBe(302);
}

/** The same by its button on the login page, for tests of where that leads. */
export async function pressDemoLogin(page: Page, who: DemoLoginKey): Promise<void> {
  const { role } = DEMO_LOGINS.find(({ key }) => key === who)!;
  await page.getByRole("button", { name: `Entrar como ${role}` }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export interface NewAthlete {
  email: string;
  name?: string;
  age?: number;
  /** The address of the guardian whom a minor names. */
  guardian?: string;
}

/** Fills the athlete's form up to the button. */
export async function fillAthlete(
  page: Page,
  { email, name = "Aline Duarte", age = 20, guardian }: NewAthlete,
): Promise<void> {
  await page.getByLabel("Nome completo").fill(name);
  await page.getByLabel("Data de nascimento").fill(bornYearsAgo(age));
  await page.getByLabel("Posição").selectOption("Goleiro");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Senha").fill(PASSWORD);
  await page.getByLabel(/^Cidade/).fill("Recife");
  await page.getByLabel("Estado").selectOption("PE");
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  if (!guardian) return;
  await page.getByLabel("Nome do responsável").fill("Selma Duarte");
  await page.getByLabel("E-mail do responsável").fill(guardian);
}

/** The invited guardian opens the mail's link, says who they are and gets an account. */
export async function answerInvitation(
  page: Page,
  email: string,
  subject = /Um atleta precisa da sua autorização/,
): Promise<void> {
  await followMail(page, email, subject);
  await page.getByLabel("Sua data de nascimento").fill(bornYearsAgo(40));
  await page.getByLabel("Seu CPF").fill(newCpf());
  await page.getByLabel("Crie uma senha").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { name: "Sua decisão" })).toBeVisible();
}

export async function authorise(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /Li o texto acima/ }).check();
  await page.getByRole("button", { name: "Autorizar publicação" }).click();
  await expect(page.getByRole("heading", { name: "Sua decisão" })).toBeHidden();
}

export async function signUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page)).toContainText("Cadastro realizado!");
  await expect(toast(page)).toContainText("Conta criada com sucesso. Faça login para continuar.");
}

/** An adult athlete with a confirmed address, whom this browser is signed in as. Returns the address. */
export const aMember = (page: Page, who: string): Promise<string> =>
  join(page, "/cadastro", who, { fullName: "Aline Duarte", birthdate: bornYearsAgo(20) });

export const aSponsor = (page: Page, who: string): Promise<string> =>
  join(page, "/cadastro?tipo=patrocinador", who, {
    name: "Fonte Clara",
    cnpj: newCnpj(),
    responsible: "Aline Duarte",
  });

/** The same for a club that nobody has verified yet. */
export const aClub = (page: Page, who: string, name = "Grêmio da Colina"): Promise<string> =>
  join(page, "/cadastro?tipo=clube", who, {
    name,
    cnpj: newCnpj(),
    responsible: "Nilton Braga",
    phone: "11 98765-4321",
  });

/** By the same requests that the pages send, without opening them. Confirming the address signs in. */
async function join(page: Page, path: string, who: string, fields: Record<string, string>): Promise<string> {
  const { request } = page;
  const email = newEmail(who);
  const form = { ...fields, email, password: PASSWORD, terms: "on" };
  const answer = await request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), `sign-up of ${email}`).toBe(302);
  const token = /token=(\S+?)["<\s]/.exec(await newestMail(request, email))![1]!;
  const confirmed = await request.post("/confirmar-email", { form: { token: decodeURIComponent(token) } });
  expect(await confirmed.text()).toContain("E-mail confirmado!");
  return email;
}

/** Another one each time, in the alphanumeric form of 2026. */
export function newCnpj(): string {
  const base = `${Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, "A")}0001`;
  return base + cnpjCheckDigits(base);
}

async function newestMail(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get(mailsTo(email))).text();
  return (await request.get(/\/dev\/emails\/[\da-f-]{36}/.exec(list)![0])).text();
}

/** Staff choose a decision on an open review, with the words that it needs, and send it. */
export async function decide(page: Page, decision: string, words?: string): Promise<void> {
  const form = page.locator("form[data-decision]");
  await form.getByRole("radio", { name: decision, exact: true }).check();
  if (words !== undefined) await form.getByRole("textbox").fill(words);
  await form.getByRole("button", { name: "Enviar e ir ao próximo" }).click();
}

import type { Page } from "@playwright/test";
import { expect } from "./pages.ts";
import {
  PASSWORD,
  aClub,
  answerInvitation,
  authorise,
  bornYearsAgo,
  decide,
  enterAs,
  enterWith,
  fillAthlete,
  followMail,
  newCpf,
  newEmail,
  signUp,
  toast,
} from "./people.ts";

/** A verified club with a plan, whose owner this browser is signed in as. */
export async function aScoutingClub(page: Page, name: string): Promise<void> {
  const email = await aClub(page, "dono", name);
  await page.goto("/planos");
  await page
    .getByRole("article", { name: "Clube Formador" })
    .getByRole("button", { name: "Assinar e Criar Conta", exact: true })
    .click();
  await page.getByLabel("Número do cartão").fill("4242 4242 4242 4242");
  await page.getByLabel("Validade").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Iniciar período grátis" }).click();
  await expect(page).toHaveURL("/conta/assinatura");
  await approve(page, "club_verification", name);
  await enterWith(page, email);
}

/** The owner invites a scout, who accepts in the other browser and is signed in there. */
export async function joinAsScout(owner: Page, scout: Page, name: string): Promise<void> {
  const email = newEmail("olheiro");
  await owner.goto("/club/pessoas");
  await owner.getByLabel("E-mail da pessoa").fill(email);
  await owner.getByRole("button", { name: "Enviar convite" }).click();
  await expect(toast(owner)).toContainText("Convite enviado");
  await followMail(scout, email, /Convite para um clube/);
  await scout.getByLabel("Seu nome completo").fill(name);
  await scout.getByLabel("Sua data de nascimento").fill(bornYearsAgo(34));
  await scout.getByLabel("Seu CPF").fill(newCpf());
  await scout.getByLabel("Crie uma senha").fill(PASSWORD);
  await scout.getByRole("checkbox", { name: /Li e aceito/ }).check();
  await scout.getByRole("button", { name: "Aceitar o convite" }).click();
  await expect(scout).toHaveURL(/\/club\/cartao/);
}

/** A published goalkeeper of 15 from Recife, whose guardian this browser is signed in as. */
export async function aPublishedMinor(page: Page, name: string): Promise<void> {
  const [child, guardian] = [newEmail("menor"), newEmail("mae")];
  await page.goto("/cadastro");
  await fillAthlete(page, { email: child, name, age: 15, guardian });
  await signUp(page);
  await answerInvitation(page, guardian);
  await authorise(page);
  await approve(page, "first_publication", name);
  await enterWith(page, guardian);
}

/** Staff approve what waits under this name. Leaves the browser signed in as them. */
async function approve(page: Page, kind: string, name: string): Promise<void> {
  await enterAs(page, "staff");
  await page.goto(`/admin/revisoes?tipo=${kind}`);
  await page.goto((await page.getByRole("link", { name }).getAttribute("href"))!);
  await decide(page, "Aprovar");
  await expect(toast(page)).toContainText("Revisão aprovada");
}

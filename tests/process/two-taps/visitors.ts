import { expect } from "vitest";
import { audited, COMPANY, count, newCnpj, PASSWORD, PICTURE, type World } from "./world.ts";

/** When a person began to fill the form in. */
const aMinuteAgo = () => String(Date.now() - 60_000);

/** Visitors' messages are stored once. */
export async function sendMessages(world: World): Promise<void> {
  const { taps, visitor, one } = world;
  const effect = count("inquiries");
  const name = "Ana Prado";
  const [email, openedAt, by] = ["ana@example.net", aMinuteAgo(), visitor()];
  const written = { name, email, openedAt };
  await taps.twice({ by, on: "/", fill: { ...written, age: "20", position: "Goleiro" }, effect });
  const message = "Bom dia!\nQueria saber mais sobre os planos.";
  const subject = "Planos e pagamento";
  await taps.twice({ by, on: "/contato", fill: { ...written, subject, message }, effect });
  await taps.twice({ by, on: "/clubes", fill: { ...written, phone: "(11) 91234-5678" }, effect });
  const event = { location: "Recife, PE", date: "2027-03-14", description: "Torneio de base da cidade." };
  for (const title of ["Copa da Cidade", "Copa do Bairro", "Copa da Praia"])
    await taps.twice({ by, on: "/campeonatos/novo", fill: { ...written, ...event, name: title }, effect });
  const site = { represents: "Clube", message: "Gostaríamos de conversar com a família." };
  await taps.twice({ by, on: "/a/kaua-ribeiro/contato", fill: { ...written, ...site }, effect });
  const id = await one("select id from athletes where subdomain = 'kaua-ribeiro'");
  const report = { openedAt: aMinuteAgo(), reason: "other", details: "Conta falsa" };
  const on = `/denunciar?tipo=athlete&id=${id}`;
  await taps.twice({ by, on, fill: report, effect: count("reports") });
  const photo = await one(
    `select id from media where owner_id = '${id}' and kind = 'photo' and state = 'visible' limit 1`,
  );
  const takeDown = { openedAt: aMinuteAgo(), email, reason: "Meu filho aparece nesta foto." };
  await taps.twice({ by, on: `/remover/${photo}`, fill: takeDown, effect: count("take_downs") });
}

/** An account is opened, confirmed, entered and left once. */
export async function openAccount(world: World): Promise<void> {
  const { taps, visitor, member, mailed, one } = world;
  const email = "aline@example.net";
  const by = visitor();
  const users = count("users");
  const fill = { fullName: "Aline Duarte", birthdate: "2004-05-06", email, password: PASSWORD, terms: "on" };
  await taps.twice({ by, on: "/cadastro", fill, effect: users });
  const unconfirmed = await taps.twice({
    by,
    on: "/login",
    form: ({ fields }) => "password" in fields,
    fill: { email, password: PASSWORD },
    effect: count("sessions"),
    becomes: await one(count("sessions")),
    status: 403,
  });
  expect(unconfirmed.body.toString()).toContain("Confirme seu e-mail");
  await world.confirmAddress(email);
  const sessions = count(`sessions join users on users.id = user_id where email = '${email}'`);
  const login = { email, password: PASSWORD };
  await taps.twice({
    by,
    on: "/login",
    form: ({ fields }) => "password" in fields,
    fill: login,
    effect: sessions,
  });
  await taps.twice({ by, on: "/sair", effect: sessions, becomes: "0" });
  const mails = count(`mails where "to" = '${email}'`);
  await taps.twice({ by, on: "/recuperar-senha", fill: { email }, effect: mails, status: 200 });
  const reset = await mailed(email);
  const changed = "outra frase bem longa";
  const hash = `select count(distinct password) from accounts join users on users.id = user_id where email = '${email}'`;
  await taps.twice({ by, on: reset, fill: { password: changed }, effect: hash, becomes: "1" });
  await member(email, changed);
}

/** Companies sign up once, with their logo. */
export async function signUpCompanies(world: World): Promise<void> {
  const { taps, visitor, member } = world;
  const club = { ...COMPANY, name: "Grêmio da Colina", cnpj: newCnpj(), email: "colina@example.net" };
  await taps.twice({
    by: visitor(),
    on: "/cadastro?tipo=clube",
    fill: club,
    picture: { field: "logo", bytes: PICTURE },
    effect: count("clubs"),
  });
  const sponsor = { ...COMPANY, name: "Fonte Clara", cnpj: newCnpj(), email: "fonte@example.net" };
  const effect = count("sponsors");
  await taps.twice({ by: visitor(), on: "/cadastro?tipo=patrocinador", fill: sponsor, effect });
  await taps.twice({
    by: await member("patrocinador@demo.example"),
    on: "/patrocinador",
    fill: { description: "Água nas peneiras." },
    effect: audited("sponsor.change_requested"),
  });
}

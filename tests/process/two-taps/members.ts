import { decideForChild } from "./family.ts";
import { TOTP } from "otpauth";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { nextCode } from "#server/identity/testing/next-code.ts";
import { formsIn } from "../../helpers/page-forms.ts";
import { audited, count, intentIs, PASSWORD, press, type World } from "./world.ts";

/** The account page changes things once. */
export async function changeAccount(world: World): Promise<void> {
  const { taps, member } = world;
  const email = "atleta@demo.example";
  const by = await member(email);
  const formOf = (intent: string) => ({ on: "/conta", form: intentIs(intent) });
  await taps.twice({ by, ...formOf("nome"), fill: { name: "Natália B." }, effect: audited("user.renamed") });
  const mails = count(`mails where "to" = '${email}'`);
  await taps.twice({ by, ...formOf("email"), fill: { newEmail: "nova@example.net" }, effect: mails });
  await taps.twice({
    by,
    ...formOf("senha"),
    fill: { currentPassword: DEMO_PASSWORD, newPassword: PASSWORD },
    effect: audited("user.password_changed"),
  });
  const page = "/conta/privacidade";
  await taps.twice({ by, on: page, press: press("copia"), effect: audited("export.requested") });
  const leaving = audited("user.deletion_requested");
  await taps.twice({ by, on: `${page}/excluir`, fill: { password: PASSWORD }, effect: leaving });
  const staying = { press: press("cancelar-exclusao") };
  await taps.twice({ by, on: page, ...staying, effect: audited("user.deletion_canceled") });
}

/** Text that an ended session left is discarded once. */
export async function discardUnsent({ taps, member, sql }: World): Promise<void> {
  const email = "patrocinador@demo.example";
  const by = await member(email);
  const form = formsIn((await by.get("/conta")).body.toString()).find(intentIs("nome"))!;
  await sql.query("delete from sessions where user_id = (select id from users where email = $1)", [email]);
  const sentToLogin = await by.post("/conta", { ...form.fields, name: "Mirtes C." });
  expect(sentToLogin.headers.location).toMatch(/^\/login/);
  await by.post("/login", { email, password: DEMO_PASSWORD });
  const kept = count("unsent_forms");
  await taps.twice({ by, on: "/conta", press: press("descartar"), effect: kept, becomes: "0" });
}

/** The second factor is enrolled, asked for and given up once. */
export async function useSecondFactor(world: World): Promise<void> {
  const { taps, visitor, member, one } = world;
  const email = "campeonato@demo.example";
  const [by] = [await member(email), await member(email), await member(email)];
  const on = "/conta/seguranca";
  const factors = count("two_factors");
  const begun = await taps.twice({
    by,
    on,
    form: intentIs("iniciar"),
    fill: { password: DEMO_PASSWORD },
    effect: factors,
    status: 200,
  });
  const secret = /[A-Z2-7]{24,}/.exec(begun.body.toString())![0];
  const totp = new TOTP({ secret });
  const confirm = formsIn(begun.body.toString()).find(intentIs("confirmar"))!;
  expect(confirm.fields["formKey"]).toBeDefined();
  taps.posted.add("areas/account/routes/security.tsx confirmar");
  const confirmed = { ...confirm.fields, code: totp.generate() };
  const both = await Promise.all([by.post(on, confirmed), by.post(on, confirmed)]);
  expect(both.map(({ status, headers }) => [status, headers.location])).toEqual([
    [302, on],
    [302, on],
  ]);
  const again = visitor();
  await again.post("/login", { email, password: DEMO_PASSWORD });
  const passed = audited("session.second_factor");
  await taps.twice({ by: again, on: "/login/verificacao", fill: { code: nextCode(totp) }, effect: passed });
  const own = `sessions join users on users.id = user_id where email = '${email}'`;
  const before = Number(await one(count(own)));
  await taps.twice({
    by: again,
    on,
    press: press("encerrar"),
    effect: count(own),
    becomes: String(before - 1),
  });
  await taps.twice({ by: again, on, press: press("encerrar-outras"), effect: count(own), becomes: "1" });
  const removed = audited("user.second_factor_removed");
  const password = { password: DEMO_PASSWORD };
  await taps.twice({ by: again, on, form: intentIs("desativar"), fill: password, effect: removed });
}

/** Profiles are begun and chosen once. */
export async function beginProfiles(world: World): Promise<void> {
  const { taps, member } = world;
  const none = await member("sem.perfil@demo.example");
  const fill = { birthdate: "2003-02-01", terms: "on" };
  await taps.twice({ by: none, on: "/cadastro/atleta", fill, effect: count("athletes") });
  await taps.twice({
    by: await member("dois.perfis@demo.example"),
    on: "/profile-selection",
    press: ["perfil"],
    effect: count("sessions where chosen_profile_id is not null"),
  });
}

/** A family is invited, answers and decides once. */
export async function answerForChild(world: World): Promise<void> {
  const { taps, visitor, member, mailed } = world;
  const [email, first, guardian] = ["menor@example.net", "tia@example.net", "mae@example.net"];
  const birthdate = "2012-03-04";
  const account = { fullName: "Davi Lourenço", birthdate, email, password: PASSWORD, terms: "on" };
  await visitor().post("/cadastro", { ...account, guardianName: "Tia Lourenço", guardianEmail: first });
  await world.confirmAddress(email);
  const minor = await member(email, PASSWORD);
  const on = "/athlete/dashboard";
  const invited = count(`mails where template = 'guardian-invitation'`);
  await taps.twice({ by: minor, on, press: press("reenviar"), effect: invited });
  const contact = { guardianName: "Mãe Lourenço", guardianEmail: guardian };
  await taps.twice({ by: minor, on, form: intentIs("corrigir"), fill: contact, effect: invited });

  const by = visitor();
  const person = { name: "Mãe Lourenço", birthdate: "1980-01-02", cpf: "529.982.247-25" };
  const accepted = await taps.twice({
    by,
    on: await mailed(guardian),
    form: ({ fields }) => "cpf" in fields,
    fill: { ...person, password: PASSWORD, terms: "on" },
    effect: audited("guardian.confirmed"),
  });
  await decideForChild(world, by, accepted.headers.location!);

  await visitor().post("/cadastro", {
    ...account,
    email: "outra@example.net",
    guardianName: "Avó Lima",
    guardianEmail: "avo@example.net",
  });
  const declined = audited("guardian.declined");
  const link = await mailed("avo@example.net");
  await taps.twice({ by: visitor(), on: link, press: press("recusar"), effect: declined });

  const adult = await member("aline@example.net", "outra frase bem longa");
  const published = audited("athlete.published");
  await taps.twice({ by: adult, on, press: press("publicar"), effect: published });
  await taps.twice({ by: adult, on, press: press("despublicar"), effect: audited("athlete.unpublished") });
}

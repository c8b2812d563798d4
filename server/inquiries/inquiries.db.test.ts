import { beforeAll, beforeEach, expect, test } from "vitest";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import * as inquiries from "./inquiries.server.ts";
import { sweepInquiries } from "./retention.ts";
import { eraseFor, exportOf } from "./rights.ts";

const HOME = { address: "203.0.113.9" };
const person = () => ({ trap: "", openedAt: Date.now() - 10_000 });
const MESSAGE = {
  kind: "contact",
  name: "Ana Souza",
  email: "ana@example.com",
  subject: "Outro assunto",
  message: "Olá,\ntudo bem?",
} as const;

const stored = async () => (await client().query("select * from inquiries order by created_at, id")).rows;

beforeAll(() => configure());

beforeEach(async () => {
  await client().query("delete from inquiries");
  await client().query("delete from mails");
  await client().query("delete from rate_limits");
});

test("a form is stored whole, and the team is told by mail", async () => {
  expect(await inquiries.submit(HOME, MESSAGE, person())).toEqual({ ok: true, value: null });
  expect(await stored()).toMatchObject([{ ...MESSAGE, state: "new", handled_at: null }]);
  const [mail, ...others] = await listMails({ limit: 9 });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "contato@joiadabase.com.br", template: "inquiry", state: "waiting" });
  const { text } = (await readMail(mail!.id))!;
  for (const part of ["Ana Souza", "ana@example.com", "Outro assunto", "tudo bem?"])
    expect(text).toContain(part);
});

test("the mail about a minor names nobody", async () => {
  const interest = {
    kind: "interest",
    name: "Rita Lima",
    email: "mae@example.com",
    details: { age: 15, position: "Goleiro", guardian: true },
  } as const;
  expect((await inquiries.submit(HOME, interest, person())).ok).toBe(true);
  expect(await stored()).toMatchObject([{ name: "Rita Lima", details: interest.details }]);
  const [mail] = await listMails({ limit: 1 });
  const { text, html } = (await readMail(mail!.id))!;
  expect(text).toContain("Idade: 15");
  for (const secret of ["Rita", "mae@example.com"]) expect(text + html).not.toContain(secret);
});

test("a message to an athlete is kept with whom it is for; the mail names them by number only", async () => {
  const athlete = await aPublishedAthlete({ name: "Zenilda Quaresma" });
  const message = {
    kind: "athlete_contact",
    name: "Ana Souza",
    email: "ana@example.com",
    message: "Gostaríamos de convidar para um treino.",
    athleteId: athlete.id,
    details: { represents: "Clube" },
  } as const;
  expect((await inquiries.submit(HOME, message, person())).ok).toBe(true);
  expect(await stored()).toMatchObject([{ kind: "athlete_contact", athlete_id: athlete.id }]);
  const [mail] = await listMails({ limit: 1 });
  const { subject, text, html } = (await readMail(mail!.id))!;
  expect(subject).toBe("Mensagem para um atleta | Joia da Base");
  for (const part of ["Ana Souza", "Representa: Clube", "convidar", `/atleta/${athlete.id}`])
    expect(text).toContain(part);
  for (const secret of ["Zenilda", athlete.subdomain]) expect(text + html).not.toContain(secret);

  await client().query("delete from athletes where id = $1", [athlete.id]);
  expect(await stored()).toMatchObject([{ message: message.message, athlete_id: null }]);
});

test("what looks like a bot is refused, and leaves neither row nor mail", async () => {
  const filled = await inquiries.submit(HOME, MESSAGE, { ...person(), trap: "http://spam" });
  const sudden = await inquiries.submit(HOME, MESSAGE, { trap: "", openedAt: Date.now() });
  expect([filled, sudden]).toEqual([
    { ok: false, error: { code: "bot" } },
    { ok: false, error: { code: "bot" } },
  ]);
  expect(await stored()).toEqual([]);
  expect(await listMails({ limit: 1 })).toEqual([]);
});

test("one address sends ten an hour of each form; others are not hindered", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => inquiries.submit(HOME, MESSAGE, person())),
  );
  const refused = answers.filter((answer) => !answer.ok);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ error: { code: "too_many", retryAfterSeconds: expect.any(Number) } });
  expect(await stored()).toHaveLength(10);
  expect((await inquiries.submit({ address: "203.0.113.10" }, MESSAGE, person())).ok).toBe(true);
});

test("when the mail cannot be queued, nothing is stored and the caller hears of it", async () => {
  await client().query("alter table mails add constraint shut check (template <> 'inquiry') not valid");
  try {
    await expect(inquiries.submit(HOME, MESSAGE, person())).rejects.toThrow();
    expect(await stored()).toEqual([]);
  } finally {
    await client().query("alter table mails drop constraint shut");
  }
});

test("each kind goes when its time is over", async () => {
  await inquiries.submit(HOME, MESSAGE, person());
  await inquiries.submit(HOME, { ...MESSAGE, kind: "interest", details: { age: 20 } }, person());
  await client().query("update inquiries set created_at = now() - interval '181 days'");
  await sweepInquiries.handle({}, undefined as never);
  expect(await stored()).toMatchObject([{ kind: "contact" }]);
});

test("a person's own are copied and erased by their address, whatever its capitals", async () => {
  await inquiries.submit(HOME, MESSAGE, person());
  await inquiries.submit(HOME, { ...MESSAGE, email: "outra@example.com" }, person());
  const ana = { userId: "", email: "ANA@example.com", name: "Ana Souza" };
  expect((await exportOf(ana)).tables["inquiries"]).toHaveLength(1);
  await eraseFor(ana);
  expect(await stored()).toMatchObject([{ email: "outra@example.com" }]);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subjectOf } from "#server/identity/rights.ts";
import { memberOf } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { client } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { gather } from "./gather.ts";
import { buildExport, exportsOf, historyOf, openExport, requestExport, retention } from "./rights.server.ts";
import { PERSON, someoneWithEverything } from "./testing/everything.ts";
import { aChildWithGuardian, anAccount } from "./testing/people.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-rights-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function built(userId: string): Promise<string> {
  const workers = await startWorkers([buildExport], { connection, pollSeconds: 1 });
  await expect
    .poll(async () => (await exportsOf(memberOf({ id: userId })))[0]?.state, { timeout: 10_000 })
    .toBe("ready");
  await workers.stop();
  return (await exportsOf(memberOf({ id: userId })))[0]!.id;
}

async function unpack(userId: string, id: string): Promise<Record<string, Uint8Array>> {
  const file = await openExport(memberOf({ id: userId }), id);
  return unzipSync(new Uint8Array(await new Response(file!.stream).arrayBuffer()));
}

const rowsIn = (files: Record<string, Uint8Array>, table: string) =>
  JSON.parse(new TextDecoder().decode(files[`dados/${table}.json`])) as Record<string, unknown>[];

test("a copy holds every table and file of the person, no secret, and is only theirs", async () => {
  const { userId, athlete, ward } = await someoneWithEverything();
  const stranger = await anAccount("Outra Pessoa", "outra.pessoa@example.com");
  expect(await requestExport(memberOf({ id: userId }))).toEqual({ ok: true, value: null });
  expect(await requestExport(memberOf({ id: userId }))).toEqual({
    ok: false,
    error: { code: "already_waiting" },
  });
  const id = await built(userId);
  expect(await openExport(memberOf({ id: stranger }), id)).toBeNull();

  const files = await unpack(userId, id);
  expect(rowsIn(files, "users")).toMatchObject([{ email: PERSON.email, name: PERSON.name }]);
  expect(new Set(rowsIn(files, "athletes").map((row) => row["id"]))).toEqual(new Set([athlete.id, ward.id]));
  expect(rowsIn(files, "guardian_identities")).toMatchObject([
    { birthdate: "1980-05-06", cpf: "guardado cifrado, nunca exibido" },
  ]);
  expect(rowsIn(files, "consent_origins")).toMatchObject([{ ipAddress: "198.51.100.77" }]);
  expect(rowsIn(files, "clubs")).toMatchObject([{ phone: PERSON.phone }]);
  expect(rowsIn(files, "audit_values")).toMatchObject([{ after: { name: PERSON.name } }]);
  expect(rowsIn(files, "reviews")).toMatchObject([{ state: "rejected", reason: `${PERSON.name} explicou` }]);
  const photo = files[`arquivos/athletes/${athlete.id}/foto.webp`];
  expect(new TextDecoder().decode(photo)).toBe(`bytes of athletes/${athlete.id}/foto.webp`);

  const everything = Object.values(files)
    .map((file) => new TextDecoder().decode(file))
    .join("\n");
  const { rows } = await client().query<{ token: string; password: string; cpf: string }>(
    `select (select token from sessions where user_id = $1 limit 1) as token, a.password, g.cpf_encrypted as cpf
     from accounts a join guardian_identities g using (user_id) where user_id = $1`,
    [userId],
  );
  for (const secret of [rows[0]!.password, rows[0]!.cpf, "52998224725", "token_hash", "tokenHash"]) {
    expect(everything).not.toContain(secret);
  }

  const mails = await listMails({ limit: 50 });
  const mail = await readMail(mails.find(({ template }) => template === "export-ready")!.id);
  expect(mail!.to).toBe(PERSON.email);
  expect(mail!.text).toContain(`/conta/privacidade/copias/${id}`);
});

test("every table with people in it is part of the copy, or it is written here why not", async () => {
  const { rows } = await client().query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const userId = await anAccount("Nova Pessoa", "nova.pessoa@example.com");
  const parts = await gather((await subjectOf(userId))!);
  const copied = new Set(parts.flatMap(({ tables }) => Object.keys(tables)));
  const missing = rows.map(({ name }) => name).filter((name) => !copied.has(name) && !(name in NOT_COPIED));
  expect(missing, "new tables: export and erase them in server/<capability>/rights.ts").toEqual([]);
});

/** No personal data, secrets that a copy must not hold, or rows that are part of another table's. */
const NOT_COPIED: Record<string, string> = {
  age_statements: "what a reviewer is warned by, under keyed hashes: telling would show how to get around it",
  guardian_tries: "the same, about refused tries to confirm as guardian",
  guardian_waits: "dates of our own reminders; what they are about is in athletes and guardianships",
  user_devices: "keyed hashes of browsers that nobody can read back",
  championship_categories: "formats and rules of competitions, nobody's data",
  championship_draws: "draws of teams; who held them is in audit_log",
  championship_fields: "pitches, nobody's data",
  championship_matches: "the plan and the results of teams",
  championship_rule_changes: "rules of competitions; who changed them is in audit_log",
  championship_tables: "tables of teams, calculated",
  match_links: "hashes and seals of links to one match",
  sheet_corrections: "results of matches before and after; who corrected is in audit_log",
  sheet_signatures: "names under the document of a match, which belongs to those who played it",
  municipalities: "cities of Brazil, nobody's data",
  canned_answers: "texts that staff send, nobody's data",
  imports: "files that staff brought, with counts; who brought which is in audit_log",
  import_problems: "which line of a file has what wrong, without what it says",
  import_rows: "lines of a file, gone with the run; whom they brought is in athletes and clubs",
  athlete_duplicates: "pairs of profiles that staff compare; what they are about is in athletes",
  daily_figures: "sums over everybody for the dashboard of staff",
  category_averages: "averages over ten and more athletes",
  category_marks: "which averages to make anew",
  embedded_payments: "the books of the payment provider for trying the product",
  event_changes: "what organisers announced, nobody's data",
  event_limits: "places of events, nobody's data",
  rubrics: "what organisers look at, nobody's data",
  home_testimonials: "what staff wrote down for the home page; a club's own words are in club_testimonials",
  faq_questions: "what the site says, nobody's data",
  site_banners: "what the site says, nobody's data",
  terms_versions: "texts; who accepted which is in terms_acceptances",
  form_acts: "encrypted for whoever has the posted form, gone within minutes",
  jwks: "the product's own keys",
  plan_prices: "what we sell, nobody's data",
  profiles: "in users",
  provider_events: "ids of events; what they were about is in subscriptions",
  rate_limits: "counts of tries, gone within the day",
  search_changes: "which profiles saved searches look at next; gone within the day",
  subscription_plans: "what we sell, nobody's data",
  two_factors: "secrets",
  unsent_forms: "sealed text of forms, gone within the hour",
  used_codes: "hashes, gone within the day",
  verifications: "one-time secrets, gone within the day",
};

test("a copy is gone after its days, from the list and from storage", async () => {
  const userId = await anAccount("Expira Logo", "expira@example.com");
  await requestExport(memberOf({ id: userId }));
  const id = await built(userId);
  const key = `exports/${userId}/${id}.zip`;
  expect(await openStorage(config()).exists(key)).toBe(true);
  await client().query("update data_exports set expires_at = now() - interval '1 second' where id = $1", [
    id,
  ]);
  expect(await openExport(memberOf({ id: userId }), id)).toBeNull();
  await retention.handle({}, undefined as never);
  expect(await openStorage(config()).exists(key)).toBe(false);
  expect(await exportsOf(memberOf({ id: userId }))).toEqual([]);
});

test("what is over is swept every night, what lives is not", async () => {
  const userId = await anAccount("Fica Viva", "viva@example.com");
  await client().query(
    `insert into sessions (user_id, token, expires_at) values ($1, 'old', now() - interval '1 hour'), ($1, 'new', now() + interval '1 hour')`,
    [userId],
  );
  await client().query(
    `insert into verifications (identifier, value, expires_at) values ('old', 'x', now() - interval '1 hour'), ('new', 'x', now() + interval '1 hour')`,
  );
  await client().query(
    "insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, 9e15)",
  );
  await client().query(
    `insert into mails ("to", subject, text, html, template, created_at) values ('a@example.com', 'old', 'x', 'x', 't', now() - interval '91 days'),
     ('a@example.com', 'new', 'x', 'x', 't', now() - interval '89 days')`,
  );
  await retention.handle({}, undefined as never);
  const left = async (sql: string) => (await client().query<{ key: string }>(sql)).rows.map(({ key }) => key);
  expect(await left("select token as key from sessions where token in ('old', 'new')")).toEqual(["new"]);
  expect(
    await left("select identifier as key from verifications where identifier in ('old', 'new')"),
  ).toEqual(["new"]);
  expect(await left("select key from rate_limits where key in ('old', 'new')")).toEqual(["new"]);
  expect(await left("select subject as key from mails where template = 't'")).toEqual(["new"]);
});

test("guardian and athlete each read the same decision in their history", async () => {
  const { childId, guardianId } = await aChildWithGuardian(
    "Nina Prado",
    "nina@example.com",
    "mae.prado@example.com",
  );
  const ofGuardian = await historyOf(memberOf({ id: guardianId }));
  const ofChild = await historyOf(memberOf({ id: childId }));
  expect(ofGuardian.consents).toMatchObject([{ athlete: "Nina Prado", byPerson: true, decision: "granted" }]);
  expect(ofChild.consents).toMatchObject([{ athlete: "Nina Prado", byPerson: false, decision: "granted" }]);
  expect(ofChild.terms).toHaveLength(1);
});

test("only so many copies a day", async () => {
  const userId = await anAccount("Pede Muito", "pede@example.com");
  const answers: string[] = [];
  for (let n = 0; n < 4; n++) {
    const answer = await requestExport(memberOf({ id: userId }));
    answers.push(answer.ok ? "ok" : answer.error.code);
  }
  expect(answers).toEqual(["ok", "already_waiting", "already_waiting", "too_many"]);
});

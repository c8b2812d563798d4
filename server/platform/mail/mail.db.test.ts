import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { startWorkers, type Workers } from "#server/platform/jobs/jobs.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { closeTransport, listMails, openTransport, queueMail, readMail, sendMail } from "./mail.ts";
import { startMailbox, type Mailbox } from "./testing/mailbox.ts";

const FROM = "Joia da Base <contato@joiadabase.com.br>";
// The waits of the real job are minutes; what is tested is that there are further tries.
const impatient = { ...sendMail, firstRetrySeconds: 1, longestRetrySeconds: 1 };

let mailbox: Mailbox;
let workers: Workers;

const letter = (to: string, dedupeKey?: string) => ({
  to,
  template: "test",
  subject: "Sua figurinha está pronta ⚽",
  text: "Olá, João!",
  html: "<p>Olá, João!</p>",
  dedupeKey,
});

async function start({ smtp = true, retries = 14 } = {}) {
  await openTransport({ smtpUrl: smtp ? mailbox.url : undefined, from: FROM });
  workers = await startWorkers([{ ...impatient, retries }], { connection, pollSeconds: 1 });
}

const settled = (id: string, state: string) =>
  vi.waitFor(async () => expect((await readMail(id))?.state).toBe(state), { timeout: 15_000 });

beforeEach(async () => {
  mailbox = await startMailbox();
});

afterEach(async () => {
  await workers?.stop();
  closeTransport();
  await mailbox.close();
});

test("a queued mail arrives, in both forms, and is marked as sent", async () => {
  await start();
  const id = (await queueMail(letter("mae@example.com")))!;
  await settled(id, "sent");
  expect(mailbox.received).toHaveLength(1);
  const { to, message } = mailbox.received[0]!;
  expect(to).toEqual(["mae@example.com"]);
  expect(message).toContain(`Message-ID: <${id}@joiadabase.com.br>`);
  expect(message).toContain("From: Joia da Base <contato@joiadabase.com.br>");
  expect(message).toContain("Content-Type: text/plain");
  expect(message).toContain("Content-Type: text/html");
  expect(await readMail(id)).toMatchObject({
    attempts: 1,
    lastError: null,
    sentAt: expect.any(Temporal.Instant),
  });
});

test("a server that says 451 first gets the mail later, once", async () => {
  mailbox.answerFirst(2, 451);
  await start();
  const id = (await queueMail(letter("grey@example.com")))!;
  await settled(id, "sent");
  expect(mailbox.received).toHaveLength(1);
  expect(mailbox.refused).toBe(2);
  expect(await readMail(id)).toMatchObject({ attempts: 3 });
});

test("the same key is one mail, also when queued at the same time", async () => {
  await start();
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => queueMail(letter("once@example.com", "welcome-1"))),
  );
  const [id, ...others] = ids.filter((one) => one !== null);
  expect(others).toEqual([]);
  await settled(id!, "sent");
  expect(await queueMail(letter("once@example.com", "welcome-1"))).toBeNull();
  const second = (await queueMail(letter("once@example.com", "welcome-2")))!;
  await settled(second, "sent");
  expect(mailbox.received).toHaveLength(2);
});

test("a mail whose cause was undone is never sent", async () => {
  await start();
  const undone = inTransaction(async () => {
    await queueMail(letter("undone@example.com"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  await settled((await queueMail(letter("later@example.com")))!, "sent");
  expect(mailbox.received.map(({ to }) => to[0])).toEqual(["later@example.com"]);
});

test("a receiver that does not exist is not tried again", async () => {
  mailbox.answerFirst(1, 550);
  await start();
  const id = (await queueMail(letter("nobody@example.com")))!;
  await settled(id, "failed");
  expect(await readMail(id)).toMatchObject({ attempts: 1, lastError: "EENVELOPE 550", sentAt: null });
  expect(mailbox.received).toEqual([]);
});

test("a mail is given up after the last try, with a code and no address", async () => {
  mailbox.answerFirst(99, 451);
  await start({ retries: 1 });
  const id = (await queueMail(letter("full@example.com")))!;
  await settled(id, "failed");
  expect(await readMail(id)).toMatchObject({ attempts: 2, lastError: "EENVELOPE 451" });
});

test("without SMTP a mail stays waiting, and is not sent when SMTP comes later", async () => {
  await start({ smtp: false });
  const id = (await queueMail(letter("demo@example.com")))!;
  const handled = () =>
    client().query("select from pgboss.job where data ->> 'mailId' = $1 and state = 'completed'", [id]);
  await vi.waitFor(async () => expect((await handled()).rowCount).toBe(1), { timeout: 10_000 });
  expect(await readMail(id)).toMatchObject({ state: "waiting", attempts: 0, sentAt: null });
  await openTransport({ smtpUrl: mailbox.url, from: FROM });
  await settled((await queueMail(letter("real@example.com")))!, "sent");
  expect(mailbox.received.map(({ to }) => to[0])).toEqual(["real@example.com"]);
});

test("an address cannot smuggle in a second receiver or a header", async () => {
  await start();
  const sly = { ...letter("one@example.com, two@example.com"), subject: "Oi\r\nBcc: three@example.com" };
  const id = (await queueMail(sly))!;
  await vi.waitFor(async () => expect((await readMail(id))?.state).not.toBe("waiting"), { timeout: 15_000 });
  const receivers = mailbox.received.flatMap(({ to }) => to);
  expect(receivers).not.toContain("two@example.com");
  expect(receivers).not.toContain("three@example.com");
  expect(mailbox.received.map(({ message }) => message).join()).not.toMatch(/^Bcc:/m);
});

test("the list shows the newest first, page by page, without the texts", async () => {
  workers = { stop: async () => {} };
  await client().query("delete from mails");
  for (const to of ["a@example.com", "b@example.com", "c@example.com"]) await queueMail(letter(to));
  const first = await listMails({ limit: 2 });
  const second = await listMails({ limit: 2, before: first[1]!.id });
  expect([...first, ...second].map(({ to }) => to)).toEqual([
    "c@example.com",
    "b@example.com",
    "a@example.com",
  ]);
  expect(first[0]).not.toHaveProperty("html");
  expect(await readMail(first[0]!.id)).toMatchObject({ html: "<p>Olá, João!</p>" });
});

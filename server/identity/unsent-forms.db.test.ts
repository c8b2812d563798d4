import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { client } from "#server/platform/database/database.ts";
import type { Member } from "#domain/identity/actor.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { personMark } from "./session-mark.ts";
import { cookieJar, configure } from "./testing/configured.ts";
import { dropUnsent, saveUnsent, sweepUnsent, unsentOf, type UnsentForm } from "./unsent-forms.server.ts";

beforeAll(() => configure());

const aPerson = () => actingAs(randomUUID(), "guardian");
const FORM: UnsentForm = {
  page: "/contatos/novo/kaua?de=busca",
  fields: { message: "Queremos conhecer o Kauã." },
};

async function keep(author: Member, form = FORM, visitor = cookieJar()) {
  const cookie = await saveUnsent(visitor.browser, personMark(author)!, form);
  if (cookie) visitor.keep([cookie]);
  return { visitor, cookie };
}

test("the author finds the text again in the same browser, and nobody else does", async () => {
  const author = aPerson();
  const { visitor } = await keep(author);
  expect(await unsentOf(visitor.browser, author)).toEqual(FORM);
  expect(await unsentOf(visitor.browser, aPerson())).toBe("foreign");
  expect(await unsentOf(cookieJar().browser, author)).toBeNull();
});

test("once sent or discarded, it is gone from the database and the browser", async () => {
  const author = aPerson();
  const { visitor } = await keep(author);
  const stale = visitor.browser;
  visitor.keep(await dropUnsent(visitor.browser));
  expect(visitor.jar.size).toBe(0);
  expect(await unsentOf(stale, author)).toBeNull();
});

test("passwords, CPF, codes and what nobody typed are not kept; a form of nothing else is not either", async () => {
  const author = aPerson();
  const secret = {
    password: "uma frase",
    cpf: "529.982.247-25",
    code: "123456",
    website: "",
    intent: "salvar",
  };
  const { visitor } = await keep(author, { page: "/x", fields: { ...secret, name: "Ana", phone: "" } });
  expect(await unsentOf(visitor.browser, author)).toEqual({ page: "/x", fields: { name: "Ana" } });
  expect((await keep(author, { page: "/x", fields: secret })).cookie).toBeNull();
});

test("the table holds neither the text, nor the page, nor the token", async () => {
  const author = aPerson();
  const { visitor } = await keep(author);
  const { rows } = await client().query("select * from unsent_forms");
  const everything = JSON.stringify(rows);
  for (const word of ["Kauã", "contatos", personMark(author)!, visitor.jar.get("joia.unsent")!])
    expect(everything).not.toContain(word);
});

test("after an hour it opens for nobody and is swept away", async () => {
  const author = aPerson();
  const { visitor } = await keep(author);
  await client().query("update unsent_forms set expires_at = now() - interval '1 second'");
  expect(await unsentOf(visitor.browser, author)).toBeNull();
  await sweepUnsent();
  expect((await client().query("select 1 from unsent_forms")).rowCount).toBe(0);
});

test("too much text, and too many forms from one network, are not kept", async () => {
  const author = aPerson();
  expect((await keep(author, { page: "/x", fields: { message: "x".repeat(64_000) } })).cookie).toBeNull();
  const visitor = cookieJar();
  for (let times = 0; times < 30; times++) expect((await keep(author, FORM, visitor)).cookie).not.toBeNull();
  expect((await keep(author, FORM, visitor)).cookie).toBeNull();
});

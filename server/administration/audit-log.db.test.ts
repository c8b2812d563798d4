import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { AUDIT_LIST } from "#domain/audit/staff-list.ts";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { expectOk } from "#domain/result.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { auditEntry, auditPage, exportAudit, subjectPage } from "./audit-log.server.ts";

// A page's cursor is sealed.
beforeAll(() => configure());

const member = async (role: Member["role"]): Promise<Member> => ({
  kind: "member",
  userId: (await aUser({ role })).id,
  role,
  profile: null,
});
const asked = (query = "") => readListQuery(AUDIT_LIST, new URLSearchParams(query));

describe("the list of the audit log", () => {
  test("finds entries by who did them, by what they are about, by name, by code and by day", async () => {
    const staff = await member("staff");
    const person = await aUser({ name: "Zulmira Testa" });
    await inTransaction(() => audit(staff, "user.renamed", person.id, ["name"]));
    const find = async (query: string) =>
      (await auditPage(staff, asked(query))).rows.map(({ action }) => action);
    expect(await find(`autor=${staff.userId}`)).toEqual(["user.renamed"]);
    expect(await find("autor=ninguem")).toEqual([]);
    expect(await find("busca=zulmira")).toEqual(["user.renamed", "user.created"]);
    expect(await find(`busca=${person.id}&grupo=contas`)).toEqual(["user.renamed", "user.created"]);
    expect(await find(`busca=${person.id}&grupo=clubes`)).toEqual([]);
    expect(await find(`busca=${person.id}&ate=2020-01-01`)).toEqual([]);
    expect(await find(`busca=${person.id}&de=2020-01-01`)).toHaveLength(2);
    expect(await find(`busca=${person.id}&de=0001-01-01&ate=9999-12-31`)).toHaveLength(2);
    expect(await find(`busca=${person.id}&de=1960-01-01&ate=9999-12-30`)).toHaveLength(2);
    expect(await find(`busca=${person.id}&ate=1900-01-01`)).toEqual([]);
    expect(await find(`busca=${person.id}&de=9999-12-31`)).toEqual([]);
  });

  test("looks for a name in what has one, also deleted, and says when that is too much to look for", async () => {
    const staff = await member("staff");
    const add = async (table: string, name: string, count = 1): Promise<string> => {
      const { rows } = await client().query<{ id: string }>(
        `insert into ${table} (name, deleted_at) select $1, now() from generate_series(1, ${count}) returning id`,
        [name],
      );
      return rows[0]!.id;
    };
    const club = await add("clubs", "Quimera Futebol");
    const sponsor = await add("sponsors", "Quimera Chuteiras");
    await inTransaction(async () => {
      await audit(staff, "club.hidden", club);
      await audit(staff, "review.approved", club, { subjectType: "club_verification" });
      await audit(staff, "sponsor.updated", sponsor);
      await audit(staff, "athlete.hidden", randomUUID());
    });
    const find = async (query: string) => {
      const { rows, moreNamed } = await auditPage(staff, asked(query));
      return [...rows.map(({ action }) => action), ...(moreNamed ? ["more"] : [])];
    };
    expect(await find("busca=quimera")).toEqual(["sponsor.updated", "review.approved", "club.hidden"]);
    expect(await find("busca=quimera&sobre=clubes")).toEqual(["review.approved", "club.hidden"]);
    expect(await find("busca=quimera&sobre=atletas")).toEqual([]);
    await add("clubs", "Quimera B", 100);
    expect(await find("busca=quimera+futebol")).toEqual(["review.approved", "club.hidden"]);
    expect(await find("busca=quimera")).toEqual(["sponsor.updated", "more"]);
  });

  test("is filtered by what an entry is about, a review by what was reviewed", async () => {
    const staff = await member("staff");
    const [club, athlete] = [randomUUID(), randomUUID()];
    await inTransaction(async () => {
      await audit(staff, "club.hidden", club);
      await audit(staff, "review.approved", club, { subjectType: "club_verification" });
      await audit(staff, "athlete.hidden", athlete);
    });
    const find = async (about: string) =>
      (await auditPage(staff, asked(`autor=${staff.userId}&sobre=${about}`))).rows.map(
        ({ action }) => action,
      );
    expect(await find("clubes")).toEqual(["review.approved", "club.hidden"]);
    expect(await find("atletas")).toEqual(["athlete.hidden"]);
    expect(await find("planos")).toEqual([]);
  });

  test("is read page by page: each entry once, newest first", async () => {
    const staff = await member("staff");
    const subject = randomUUID();
    for (let n = 0; n < 60; n += 1)
      await inTransaction(() => audit(staff, "club.updated", subject, [`field${n}`]));
    const first = await subjectPage(staff, subject, asked());
    const rest = await subjectPage(
      staff,
      subject,
      asked(new URLSearchParams({ depois: first.next! }).toString()),
    );
    const fields = [...first.rows, ...rest.rows].map((entry) => entry.fields[0]);
    expect(fields).toEqual(Array.from({ length: 60 }, (_, n) => `field${59 - n}`));
    expect(rest.next).toBeNull();
  });

  test("is for staff alone", async () => {
    await expect(auditPage(await member("user"), asked())).rejects.toThrow("only staff");
  });
});

test("an admin reads the values of an entry, masked; staff only that there are some", async () => {
  const subject = randomUUID();
  const after = { name: "Ana", email: "ana@example.com", cpf: "111.444.777-35" };
  await inTransaction(() => audit(SYSTEM, "user.renamed", subject, { before: { name: "Bia" }, after }));
  const admin = await member("admin");
  const [entry] = (await subjectPage(admin, subject, asked())).rows;
  expect(expectOk(await auditEntry(admin, entry!.id)).values).toEqual({
    before: [["name", "Bia"]],
    after: expect.arrayContaining([
      ["name", "Ana"],
      ["email", "a•••@example.com"],
      ["cpf", "•••"],
    ]),
  });
  expect(expectOk(await auditEntry(await member("staff"), entry!.id)).values).toBeNull();
  expect(await auditEntry(admin, "nada")).toEqual({ ok: false, error: "not_found" });
});

test("only admins take the log along, and that is in the log", async () => {
  const words = {
    sentence: () => "fez",
    action: () => "Registro",
    subject: () => "Assunto",
    fields: () => "nome",
  };
  expect(await exportAudit(await member("staff"), asked(), words)).toMatchObject({ ok: false });
  const admin = await member("admin");
  let csv = "";
  for await (const lines of expectOk(await exportAudit(admin, asked(`autor=${admin.userId}`), words)))
    csv += lines;
  expect(csv).toContain(`"fez";"Registro";"Assunto";"";"nome"`);
  expect(csv).not.toContain("audit.exported");
});

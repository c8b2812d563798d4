import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { REASON_MAX } from "#domain/athletes/pending-changes.ts";
import { pendingChanges, requestSwitch } from "#server/athletes/guardianship.server.ts";
import { aFamily, aPublishedFamily, mailsTo } from "#server/athletes/testing/family.ts";
import { configure, cookieJar } from "#server/identity/testing/configured.ts";
import { readFlash } from "#server/platform/http/flash.server.ts";
import { answerDesk } from "./desk-action.ts";
import { answerWard } from "./ward-action.ts";

beforeAll(() => configure());

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** What the page after a redirect says. */
const flashOf = (answer: unknown) =>
  answer instanceof Response
    ? readFlash(
        new Request("http://localhost", { headers: { cookie: answer.headers.getSetCookie().join("; ") } }),
      )
    : null;

describe("the reason for refusing a change", () => {
  async function refuse(reason: string) {
    const family = await aPublishedFamily();
    expectOk(await requestSwitch(family.athlete, family.id, "contact", "off"));
    const [asked] = await pendingChanges(family.guardian, [family.id]);
    const form = formOf({ intent: "mudanca", id: asked!.id, decision: "refuse", reason });
    const answer = await answerDesk(family.guardian, form, cookieJar().browser);
    const waiting = await pendingChanges(family.guardian, [family.id]);
    return { family, answer, waits: waiting.length > 0 };
  }

  test("may be as long as its field says, line breaks and control characters included", async () => {
    const { family, answer, waits } = await refuse(`Ainda\0não.\r\n${"a".repeat(REASON_MAX - 11)}`);
    expect(flashOf(answer)).toMatchObject({ title: "Mudança recusada" });
    expect(waits).toBe(false);
    expect((await mailsTo(family.person.email))[0]!.text).toContain("Ainda não.");
  });

  test("is shown again when it is too long, and nothing is decided", async () => {
    const { answer, waits } = await refuse("a".repeat(REASON_MAX + 1));
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        fields: { reason: "Use no máximo 500 caracteres." },
        typed: { reason: expect.stringMatching(/^a+$/) },
      },
    });
    expect(waits).toBe(true);
  });
});

test("what somebody else has done meanwhile leads back to the athlete's page, which says so", async () => {
  const { id, guardian } = await aFamily();
  for (const intent of ["reenviar-convite", "cancelar-convite", "pedir-equipe", "cancelar-exclusao"]) {
    const answer = await answerWard({
      actor: guardian,
      id,
      form: formOf({ intent }),
      browser: cookieJar().browser,
    });
    expect(flashOf(answer), intent).toMatchObject({ title: "Algo mudou antes do seu pedido" });
    expect((answer as Response).headers.get("location")).toBe(`/responsavel/atleta/${id}`);
  }
});

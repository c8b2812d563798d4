import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { readFlash } from "#server/platform/http/flash.server.ts";
import { configure } from "#server/platform/testing/configure.ts";
import { answerBulk } from "./bulk-answer.ts";

// A cookie is written as the address of the product says.
beforeAll(() => configure());

/** What the next page says after each row was dealt with like this. */
async function saidAfter(...outcomes: (boolean | string)[]) {
  const form = new FormData();
  form.set("intent", "tratar");
  for (const _ of outcomes) form.append("ids", randomUUID());
  const answer = await answerBulk(form, "/admin/mensagens", {
    tratar: {
      does: async () => outcomes.shift()!,
      done: ["1 mensagem tratada", "mensagens tratadas"],
      body: "Para desfazer, abra a visão Tratadas.",
      atOnce: true,
    },
  });
  if (!(answer instanceof Response)) throw new Error("asked again");
  return readFlash(
    new Request("http://joia.example", { headers: { cookie: answer.headers.get("set-cookie")! } }),
  );
}

test("rows that are left out are counted by the reason, and what was nothing to do is not", async () => {
  expect(await saidAfter(true, "uma a uma", "é de outra pessoa", true, "uma a uma", false)).toEqual({
    kind: "success",
    title: "2 mensagens tratadas",
    body: "Para desfazer, abra a visão Tratadas. 2 ficaram de fora: uma a uma. 1 ficou de fora: é de outra pessoa.",
  });
  expect(await saidAfter("é de outra pessoa", false)).toEqual({
    kind: "info",
    title: "Nada mudou",
    body: "1 ficou de fora: é de outra pessoa.",
  });
});

test("what needs a reason is asked again until one is written, and is done with it", async () => {
  const id = randomUUID();
  const heard: string[] = [];
  const press = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "ocultar", ids: id, ...fields }))
      form.set(name, value);
    const does = async (_id: string, reason: string) => heard.push(reason) > 0;
    return answerBulk(form, "/admin/clubes", {
      ocultar: { needsReason: true, does, done: ["1 clube oculto", "clubes ocultos"] },
    });
  };
  const ask = { intent: "ocultar", ids: [id] };
  expect(await press({})).toEqual({ ask });
  expect(await press({ confirmado: "sim", reason: "  " })).toMatchObject({
    data: { ask, flash: { body: "Escreva o motivo." } },
    init: { status: 400 },
  });
  expect(heard).toEqual([]);
  await press({ confirmado: "sim", reason: "Perfil falso." });
  expect(heard).toEqual(["Perfil falso."]);
});

import { setConfig } from "#server/platform/config/current.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { beforeAll, expect, test } from "vitest";
import { client } from "#server/platform/database/database.ts";
import { actOf, begin, finish, release, sweepFormActs } from "./acts.ts";

let count = 0;
const newAct = () => actOf(["visitor", "/contato"], formOf({ formKey: String(count++), name: "Ana" }));

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

beforeAll(() => {
  const read = readConfig({ AUTH_SECRET: "x".repeat(32), DEMO: "true" });
  if (read.ok) setConfig(read.value);
});

test("the first carries the act out, and whoever waits gets its answer", async () => {
  const act = await newAct();
  expect(await begin(act)).toEqual({ state: "first" });
  const waiting = Promise.all([begin(act), begin(act)]);
  await finish(act, Buffer.from("feito"), 60);
  const later = await begin(act);
  for (const begun of [...(await waiting), later])
    expect(begun).toEqual({ state: "answered", answer: Buffer.from("feito") });
});

test("of ten that begin at once, one is first", async () => {
  const act = await newAct();
  const began = Array.from({ length: 10 }, async () => {
    const begun = await begin(act);
    if (begun.state === "first") await finish(act, Buffer.from("feito"), 60);
    return begun.state;
  });
  const states = await Promise.all(began);
  expect(states.filter((state) => state === "first")).toHaveLength(1);
  expect(states.filter((state) => state === "answered")).toHaveLength(9);
});

test("an act whose process died is not repeated: others hear that nobody knows", async () => {
  const act = await newAct();
  await begin(act);
  expect(await begin(act, 60)).toEqual({ state: "unknown" });
});

test("an act that was given back is another's to carry out, also while they wait", async () => {
  const act = await newAct();
  await begin(act);
  const waiting = begin(act);
  await release(act);
  expect(await waiting).toEqual({ state: "first" });
});

test("an answer is forgotten after its time, and swept", async () => {
  const [act, other] = [await newAct(), await newAct()];
  for (const one of [act, other]) await begin(one);
  await finish(act, Buffer.from("feito"), 0);
  await finish(other, Buffer.from("feito"), 60);
  expect(await begin(act)).toEqual({ state: "first" });
  await finish(act, Buffer.from("feito"), -1);
  await sweepFormActs.handle({}, undefined as never);
  const { rows } = await client().query("select id from form_acts where id in ($1, $2)", [act.id, other.id]);
  expect(rows).toEqual([{ id: other.id }]);
});

test("neither the answer nor the form can be read in the database", async () => {
  const act = await newAct();
  await begin(act);
  await finish(act, Buffer.from("joia.session_token=segredo"), 60);
  const { rows } = await client().query<{ answer: Buffer }>("select answer from form_acts where id = $1", [
    act.id,
  ]);
  expect(rows[0]?.answer.includes("segredo")).toBe(false);
  expect(rows[0]?.answer.includes(act.key)).toBe(false);
});

test("the same form is the same act however it travelled; another person, page, key or content is another", async () => {
  const fields = { formKey: "k", text: "um\ndois" };
  const idOf = async (who: string, where: string, form: FormData) =>
    (await actOf([who, where], form)).id.toString("hex");
  const id = await idOf("ana", "/contato", formOf(fields));
  expect(await idOf("ana", "/contato", formOf({ ...fields, text: "um\r\ndois" }))).toBe(id);
  const logo = (bytes: string) => formOf({ ...fields, logo: new File([bytes], "logo.png") });
  expect(await idOf("ana", "/contato", logo("a"))).toBe(await idOf("ana", "/contato", logo("a")));
  const others = await Promise.all([
    idOf("rui", "/contato", formOf(fields)),
    idOf("ana", "/contato?x", formOf(fields)),
    idOf("ana/contato", "", formOf(fields)),
    idOf("ana", "/contato", formOf({ ...fields, formKey: "l" })),
    idOf("ana", "/contato", formOf({ ...fields, text: "um" })),
    idOf("ana", "/contato", logo("a")),
    idOf("ana", "/contato", logo("b")),
  ]);
  expect(new Set([id, ...others]).size).toBe(others.length + 1);
});

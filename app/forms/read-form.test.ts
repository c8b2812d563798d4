import { expect, test } from "vitest";
import { LEGAL_MAX } from "#domain/legal/terms-limits.ts";
import { readForm } from "./read-form.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

const posted = (type: string, body: string, path = "/") =>
  new Request(`http://localhost${path}`, { method: "POST", headers: { "content-type": type }, body });

const fields = (count: number) => Array.from({ length: count }, (_, n) => `a${n}=1`).join("&");
const parts = (count: number, value = "1") =>
  Array.from(
    { length: count },
    (_, n) => `--x\r\ncontent-disposition: form-data; name="a${n}"\r\n\r\n${value}\r\n`,
  ).join("") + "--x--\r\n";

test("a form is read, once, however many ask", async () => {
  const request = posted(URL_ENCODED, "a=1");
  expect((await readForm(request)).get("a")).toBe("1");
  expect(await readForm(request)).toBe(await readForm(request));
});

test.each([
  ["JSON", "application/json", '{"a":1}'],
  ["text", "text/plain", "a=1"],
  ["broken multipart", MULTIPART, "--x\r\nnada"],
  ["multipart without a boundary", "multipart/form-data", "a"],
  ["a type that is none", "multipart/form-data/x; boundary=a", "a"],
])("%s is refused, not taken for an empty form", async (_, type, body) => {
  await expect(readForm(posted(type, body))).rejects.toMatchObject({ init: { status: 400 } });
});

test("two hundred fields are a form, more are not", async () => {
  expect([...(await readForm(posted(URL_ENCODED, fields(200))))]).toHaveLength(200);
  expect([...(await readForm(posted(MULTIPART, parts(199))))]).toHaveLength(199);
  for (const [type, body] of [
    [URL_ENCODED, fields(202)],
    [URL_ENCODED, "&".repeat(60_000)],
    [MULTIPART, parts(500)],
    ['Multipart/Form-Data; a="b"; boundary="x"', parts(500)],
  ] as const)
    await expect(readForm(posted(type, body))).rejects.toMatchObject({
      data: "O formulário tem campos demais. Volte à página e envie de novo.",
      init: { status: 413 },
    });
});

test("only an upload to a form that takes a picture may be large", async () => {
  const picture = parts(1, "a".repeat(2_000_000));
  const paths = ["/cadastro?tipo=clube", "/cadastro.data", "/patrocinador/", "/admin/clubes/x/editar.data"];
  for (const path of paths) expect([...(await readForm(posted(MULTIPART, picture, path)))]).toHaveLength(1);
  for (const [type, body, path] of [
    [MULTIPART, picture, "/login"],
    [MULTIPART, picture, "/x/cadastro"],
    [MULTIPART, picture, "/admin/clubes/x"],
    [URL_ENCODED, `a=${"a".repeat(70_000)}`, "/cadastro"],
  ] as const)
    await expect(readForm(posted(type, body, path))).rejects.toMatchObject({ init: { status: 413 } });
});

test("both legal texts fit at their longest, whatever letters they are written in", async () => {
  const text = (letter: string) => letter.repeat(LEGAL_MAX / letter.length);
  for (const letter of ["a", "ã", "“", "⚽", "🏆"]) {
    const body = new URLSearchParams({ terms: text(letter), policy: text(letter) }).toString();
    const form = await readForm(posted(URL_ENCODED, body, "/admin/ajustes/textos/x"));
    expect(form.get("policy")).toHaveLength(LEGAL_MAX);
  }
  const body = `a=${"a".repeat(70_000)}`;
  await expect(readForm(posted(URL_ENCODED, body, "/admin/ajustes/textos"))).rejects.toMatchObject({
    init: { status: 413 },
  });
});

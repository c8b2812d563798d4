import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow } from "#domain/csv.ts";
import { DELIMITERS } from "#domain/imports/delimiter.ts";
import type { ImportKind } from "#domain/imports/kinds.ts";
import { MOST_ROWS } from "#domain/imports/limits.ts";
import { err } from "#domain/result.ts";
import type { FoundFile, FoundProblem, FoundRow } from "./found.ts";
import { readFile } from "./read-file.ts";

const surroundings = {
  today: Temporal.PlainDate.from("2026-11-20"),
  findCity: async () => err("Não achamos esta cidade."),
};

async function read(content: string | Uint8Array, kind: ImportKind = "athletes") {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const found = { rows: [] as FoundRow[], problems: [] as FoundProblem[], read: 0, refused: 0 };
  let file: FoundFile | undefined;
  for await (const told of readFile(bytes, kind, surroundings)) {
    if ("file" in told) file = told.file;
    else {
      found.rows.push(...told.batch.rows);
      found.problems.push(...told.batch.problems);
      found.read += told.batch.read;
      found.refused += told.batch.refused;
    }
  }
  return { ...found, file };
}

const HEAD = "Nome;Nascimento;Sobre\n";

test("any cells come back, whatever parts them and in whatever encoding", async () => {
  const letters = fc.constantFrom("a", "ç", "ã", ";", ",", "\t", '"', "\n", "z ", "É");
  const about = fc.array(letters, { maxLength: 12 }).map((parts) => `x${parts.join("")}x`);
  const encodings = {
    "utf-8": (text: string) => new TextEncoder().encode(text),
    "with a mark": (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
    "windows-1252": (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    "utf-16le": (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(about, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...DELIMITERS),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.constantFrom(...Object.values(encodings)),
      async (texts, delimiter, ending, encode) => {
        const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const lines = [
          ["Nome", "Nascimento", "Sobre"],
          ...texts.map((text, index) => [`Zé ã ${"abcde"[index]}`, "15/06/2000", text]),
        ];
        const written = lines.map((cells) => cells.map(quoted).join(delimiter)).join(ending) + ending;
        const found = await read(encode(written));
        expect(found.problems).toEqual([]);
        expect(found.rows.map(({ data }) => ("about" in data ? data.about : null))).toEqual(
          texts.map((text) => text.normalize("NFC").replaceAll("\t", " ").trim()),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test("problems tell the line on which their record begins", async () => {
  const found = await read(`${HEAD}Ana;15/06/2000;"duas\r\nlinhas"\r\n\r\nBia;31/02/2000;\nCaio;;x\n`);
  expect(found.rows.map(({ line }) => line)).toEqual([2]);
  expect(found.problems.map(({ line, column }) => [line, column])).toEqual([
    [5, "Nascimento"],
    [6, "Nascimento"],
  ]);
  expect(found).toMatchObject({ read: 3, refused: 2 });
});

test("a line that repeats another is told with the line of that one", async () => {
  const found = await read(`${HEAD}João da Silva;15/06/2010;\nJOAO DA SILVA;2010-06-15;\n`);
  expect(found.problems).toEqual([{ line: 3, column: null, reason: "Repete a linha 2." }]);
});

test("a line without end is told as one, also where the headings stand", async () => {
  const endless = "x".repeat(300_000);
  const inHead = await read(`Nome;Nascimento;${endless}\nAna;15/06/2000;\n`);
  expect(inHead.problems).toMatchObject([{ line: 1, reason: expect.stringContaining("comprida demais") }]);
  const below = await read(`${HEAD}Ana;15/06/2000;\nBia;15/06/2000;${endless}\n`);
  expect(below.problems).toMatchObject([{ line: 3, reason: expect.stringContaining("comprida demais") }]);
});

test("an open quote ends the reading with a problem, and what came before is told too", async () => {
  const found = await read(`${HEAD}Ana;31/02/2000;\nBia;"15/06/2000;\nCaio;15/06/2000;\n`);
  expect(found.problems.map(({ line }) => line)).toEqual([2, 3]);
  expect(found.problems[1]!.reason).toContain("Aspas");
});

test("quotes in the middle of a name are part of it", async () => {
  const found = await read(`${HEAD}José "Zeca" Lima;15/06/2000;\n`);
  expect(found.rows[0]!.data.name).toBe('José "Zeca" Lima');
});

test("more cells than headings are a problem, fewer are empty", async () => {
  const found = await read(`${HEAD}Ana;15/06/2000\nBia;15/06/2000;x;y\n`);
  expect(found.rows).toHaveLength(1);
  expect(found.problems).toEqual([
    { line: 3, column: null, reason: "A linha tem mais colunas do que o cabeçalho." },
  ]);
});

test("what is no CSV of ours is told in one problem of the whole file", async () => {
  for (const content of [
    "",
    "\n\n",
    HEAD,
    "João;15/06/2010\n",
    new Uint8Array([0x50, 0x4b, 3, 4, 0]),
    new Uint8Array([1, 0, 2]),
  ]) {
    const found = await read(content);
    expect(found.rows).toEqual([]);
    expect(found.problems.length).toBeGreaterThan(0);
    expect(found.file).toBeDefined();
  }
});

test("more lines than one file may have are not read", async () => {
  const clubs = Array.from({ length: MOST_ROWS + 5 }, (_, index) => `Clube ${index.toString(36)}\n`).join("");
  const found = await read(`Nome do clube\n${clubs}`, "clubs");
  expect(found.read).toBe(MOST_ROWS);
  expect(found.problems).toHaveLength(1);
  expect(found.problems[0]!.reason).toContain("50.000");
});

test("an export of ours can be read again", async () => {
  const found = await read(`\uFEFF${csvRow(["Nome", "Nascimento"])}${csvRow(["=Ana", "15/06/2000"])}`);
  expect(found.rows[0]!.data.name).toBe("'=Ana");
});

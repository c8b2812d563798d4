import { expect, test } from "vitest";
import { declaredLength, delimiterOf } from "./delimiter.ts";
import { isHeading, readHeadings } from "./headings.ts";

const fieldsOf = (line: string) => readHeadings("athletes", line.split(";")).fields;

test("headings are read as people write them", () => {
  expect(fieldsOf("Nome;Data de nascimento;Posição;Clube atual;Cidade;UF;E-mail do responsável")).toEqual([
    "name",
    "birthdate",
    "position",
    "club",
    "city",
    "state",
    "guardianEmail",
  ]);
  expect(
    fieldsOf(
      " NOME COMPLETO *;nascimento (dd/mm/aaaa);posicao principal;ALTURA (cm);Peso(kg);Pé;email responsavel",
    ),
  ).toEqual(["name", "birthdate", "position", "height", "weight", "foot", "guardianEmail"]);
});

const WRITTEN = {
  athletes: {
    name: ["Nome atleta", "Aluno", "Nome do aluno", "JOGADOR"],
    birthdate: ["Data de nasc.", "Nasc.", "Dt. de nasc.", "D. nasc", "Dt. Nasc.", "D.N."],
    shirtNumber: ["Nº camisa", "Camisa nº", "Número camisa", "Camisa n.º", "N° da camisa"],
    city: ["Município/UF", "Cidade/Estado", "Município - UF"],
    foot: ["Pé predominante"],
    club: ["Clube/Escola"],
  },
  clubs: {
    name: ["Razão social", "Nome fantasia"],
    phone: ["Telefone/WhatsApp", "Telefone / WhatsApp"],
    city: ["Município - UF", "Município/UF"],
    responsibleName: ["Responsável legal"],
  },
};

test.each(
  Object.entries(WRITTEN).flatMap(([kind, fields]) =>
    Object.entries(fields).flatMap(([field, words]) => words.map((word) => [kind, word, field] as const)),
  ),
)("of %s, “%s” is %s", (kind, word, field) => {
  expect(readHeadings(kind as keyof typeof WRITTEN, [word]).fields).toEqual([field]);
});

test("beside the name that a club goes by, its legal name is not read", () => {
  expect(readHeadings("clubs", ["Razão social", "Nome fantasia", "CNPJ"])).toMatchObject({
    fields: [null, "name", "cnpj"],
    ignored: ["Razão social"],
    problems: [],
  });
});

test("what is not read is told, and no document ever is", () => {
  expect(readHeadings("athletes", ["Nome", "Nascimento", "Signo", "CPF do atleta", ""])).toMatchObject({
    fields: ["name", "birthdate", null, null, null],
    ignored: ["Signo", "CPF do atleta"],
    problems: [],
  });
});

test("a missing column is a problem, and a first line of data is not shown as columns", () => {
  const { ignored, problems } = readHeadings("athletes", ["João da Silva", "15/06/2010"]);
  expect(ignored).toEqual([]);
  expect(problems.map(({ column }) => column)).toEqual(["Nome completo", "Data de nascimento"]);
  expect(readHeadings("clubs", ["Nome"]).problems).toEqual([]);
});

test("a control character in a heading is a blank: the database takes no NUL", () => {
  expect(readHeadings("athletes", ["Nome\0", "Data de\u0001nascimento", "Sig\0no"])).toMatchObject({
    fields: ["name", "birthdate", null],
    ignored: ["Sig no"],
  });
});

test("two columns of one meaning are a problem", () => {
  expect(readHeadings("athletes", ["Nome", "Atleta", "Nascimento"]).problems).toEqual([
    { column: "Atleta", reason: "A coluna “Nome” diz a mesma coisa. Deixe só uma delas." },
  ]);
});

test("the delimiter is what makes headings of the first line", () => {
  const known = (cell: string) => isHeading("athletes", cell);
  expect(delimiterOf("Nome;Nascimento;Altura, em metros\n", known)).toBe(";");
  expect(delimiterOf('"Nome","Nascimento","a;b;c;d"\nx', known)).toBe(",");
  expect(delimiterOf("Nome\tNascimento\n", known)).toBe("\t");
  expect(delimiterOf("Nome\n", known)).toBe(";");
  expect(delimiterOf("sep=,\nNome;x,Nascimento\n", known)).toBe(",");
  expect(declaredLength("sep=,\nNome")).toBe(6);
  expect(declaredLength("Nome")).toBe(0);
});

import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { parseSquadList, withoutCpfs } from "./squad-list.ts";

const problemsIn = (text: string) => {
  const parsed = parseSquadList(text);
  return parsed.ok ? [] : parsed.error;
};

test("a list is read line by line, from semicolons or from a spreadsheet", () => {
  const athletes = expectOk(
    parseSquadList(
      "10; Kauã Ribeiro; 14/03/2010\r\n\r\n1\tDavi  Lopes\t2009-12-01\tgoleiro\n 7;Ian Prado;1/2/2011;529.982.247-25;;",
    ),
  );
  expect(athletes.map(({ birthdate, ...athlete }) => ({ ...athlete, born: String(birthdate) }))).toEqual([
    { line: 1, number: 10, name: "Kauã Ribeiro", born: "2010-03-14", goalkeeper: false, cpf: null },
    { line: 3, number: 1, name: "Davi Lopes", born: "2009-12-01", goalkeeper: true, cpf: null },
    { line: 4, number: 7, name: "Ian Prado", born: "2011-02-01", goalkeeper: false, cpf: "52998224725" },
  ]);
});

test("each wrong line says what is wrong with it, and nothing is given back", () => {
  expect(
    problemsIn(
      [
        "10; Kauã Ribeiro; 14/03/2010",
        "10; Davi Lopes; 01/12/2009",
        "sem número; Ian; 01/01/2010",
        "9; Ian Prado",
        "8; Ian Prado; 31/02/2010",
        "6; Ian Prado; 01/01/2010; 123.456.789-00",
        "5; Ian Prado; 01/01/2010; capitão",
        "0; Ian Prado; 01/01/2010",
      ].join("\n"),
    ).map(({ line, text }) => `${line}: ${text}`),
  ).toEqual([
    "2: O número 10 já está na lista.",
    "3: O número vai de 1 a 999.",
    "4: Escreva número; nome; nascimento.",
    "5: Confira a data de nascimento: dia, mês e ano, como 31/12/2010.",
    "6: Confira o CPF, ou deixe em branco.",
    "7: Depois do nascimento só pode vir “goleiro” e o CPF.",
    "8: O número vai de 1 a 999.",
  ]);
});

test("what is shown again of a list has no CPF, and all else as it was typed", () => {
  const typed = [
    "10; Kauã Ribeiro; 14/03/2010;  529.982.247-25",
    "1\tDavi  Lopes\t2009-12-01\tgoleiro\t52998224725",
    "",
    "6; Ian Prado; 01/01/2010; 123.456.789-0",
    "5; Ian Prado; 01/01/2010; capitão; 12345",
    "529 982 247 25; Ian Prado; 01/01/2010",
    "9, Ian Prado, 14/03/2010, CPF 529.982.247-25",
    "8 Ian Prado 14/03/2010",
  ];
  expect(withoutCpfs(typed.join("\r\n")).split("\r\n")).toEqual([
    "10; Kauã Ribeiro; 14/03/2010;",
    "1\tDavi  Lopes\t2009-12-01\tgoleiro\t",
    "",
    "6; Ian Prado; 01/01/2010;",
    "5; Ian Prado; 01/01/2010; capitão;",
    "; Ian Prado; 01/01/2010",
    "9, Ian Prado, 14/03/2010, CPF ",
    "8 Ian Prado 14/03/2010",
  ]);
});

test("an empty list and one that is too long are refused", () => {
  expect(problemsIn(" \n ")).toHaveLength(1);
  const long = Array.from({ length: 61 }, (_, at) => `${at + 1}; Ian Prado; 01/01/2010`).join("\n");
  expect(problemsIn(long)).toEqual([{ line: 61, text: "Cole no máximo 60 atletas de uma vez." }]);
});

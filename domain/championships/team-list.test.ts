import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { parseTeamList } from "./team-list.ts";

test("teams are read one a line, with a short name or with one that is proposed", () => {
  expect(
    expectOk(parseTeamList("Esporte Clube Laranjeiras\n\nUnião da Serra; uds\nEsporte Clube Litoral\n")),
  ).toEqual([
    { name: "Esporte Clube Laranjeiras", shortName: "ECL" },
    { name: "União da Serra", shortName: "UDS" },
    { name: "Esporte Clube Litoral", shortName: "ESP" },
  ]);
});

test("a line that is no team, or that comes twice, is named", () => {
  const parsed = parseTeamList("Serra\nX\nSERRA\nVale; muito longa\nwww.vale.com.br");
  expect(parsed).toEqual({
    ok: false,
    error: [
      { line: 2, text: "Escreva o nome da equipe." },
      { line: 3, text: "Esta equipe já está na lista." },
      { line: 4, text: "A sigla tem de 2 a 5 letras ou números." },
      { line: 5, text: "Escreva só o nome, sem site, e-mail, rede social ou telefone." },
    ],
  });
});

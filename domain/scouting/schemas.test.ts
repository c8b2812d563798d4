import { expect, test } from "vitest";
import { listSchema, needWords, NO_NEED } from "./list-schema.ts";
import { matchWords, noteSchema, tagsIn } from "./note-schema.ts";

test("a need is said in the words of the trade", () => {
  const need = {
    positions: ["Ponta-esquerda" as const],
    bornFrom: 2009,
    bornTo: 2011,
    foot: "Canhoto" as const,
  };
  expect(needWords(need)).toEqual(["Ponta-esquerda", "Nascidos 2009–2011", "Canhoto"]);
  expect(needWords({ ...NO_NEED, bornFrom: 2010, bornTo: 2010 })).toEqual(["Nascidos em 2010"]);
  expect(needWords({ ...NO_NEED, bornFrom: 2010 })).toEqual(["Nascidos desde 2010"]);
  expect(needWords({ ...NO_NEED, bornTo: 2010 })).toEqual(["Nascidos até 2010"]);
  expect(needWords(NO_NEED)).toEqual([]);
});

test("a list needs a name, and years in their order", () => {
  const read = (form: object) => listSchema.safeParse(form);
  expect(read({ name: " Zaga ", positions: ["Zagueiro", "Líbero"], foot: "Esquerdo" }).data).toEqual({
    name: "Zaga",
    positions: ["Zagueiro"],
    bornFrom: null,
    bornTo: null,
    foot: null,
  });
  expect(read({ name: "" }).error?.issues[0]?.message).toBe("Dê um nome à lista.");
  expect(read({ name: "Zaga", bornFrom: "2011", bornTo: "2009" }).error?.issues[0]?.path).toEqual(["bornTo"]);
  for (const bornFrom of ["1989", "20100", "dez", "2010.5", "-1"])
    expect(read({ name: "Zaga", bornFrom }).success, bornFrom).toBe(false);
});

test("tags are words, each once", () => {
  expect(tagsIn(" Drible, visão  de jogo;#Drible,, ")).toEqual(["drible", "visão de jogo"]);
});

test("a note has a text; match and minute where there is one", () => {
  const read = (form: object) => noteSchema.safeParse(form);
  expect(read({ text: " Bom toque " }).data).toEqual({
    text: "Bom toque",
    tags: [],
    match: null,
    minute: null,
    private: false,
  });
  expect(read({ text: "a", minute: "61’", match: "Copa", private: "1" }).data).toMatchObject({
    minute: 61,
    match: "Copa",
    private: true,
  });
  for (const minute of ["151", "-1", "1e2", "dez"])
    expect(read({ text: "a", minute }).success, minute).toBe(false);
  expect(read({ text: "a", tags: "1,2,3,4,5,6,7" }).success).toBe(false);
  expect(read({ text: "a", tags: "x".repeat(31) }).success).toBe(false);
  expect(read({ text: " " }).success).toBe(false);
  expect(matchWords({ match: "Copa Vale Verde", minute: 61 })).toBe("Copa Vale Verde, 61’");
  expect(matchWords({ match: null, minute: 34 })).toBe("34’");
  expect(matchWords({ match: null, minute: null })).toBe("");
});

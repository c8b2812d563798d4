import { expect, test } from "vitest";
import { tidyParameters } from "./tidy-parameters.ts";

const tidied = (address: string) => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(address)) form.append(name, value);
  return String(tidyParameters(form));
};

test("what is empty or a default is left out", () => {
  expect(tidied("busca=&raio=+&ordem=recentes&ver=linhas&jogos=15")).toBe("jogos=15");
  expect(tidied("ordem=nome&ver=figurinhas")).toBe("ordem=nome&ver=figurinhas");
});

test("all positions of a group are the group, some of them are themselves", () => {
  const attack = ["ponta-direita", "ponta-esquerda", "segundo-atacante", "centroavante"];
  const all = attack.map((position) => `posicao=${position}`).join("&");
  expect(tidied(`grupo=atacante&${all}`)).toBe("grupo=atacante");
  expect(tidied("grupo=atacante&posicao=ponta-direita")).toBe("posicao=ponta-direita");
  expect(tidied("grupo=goleiro&grupo=defensor&posicao=zagueiro")).toBe("grupo=goleiro&posicao=zagueiro");
});

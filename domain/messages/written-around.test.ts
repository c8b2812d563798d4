import { describe, expect, test } from "vitest";
import { maskContacts } from "./mask.ts";

/** What people write to get around a mask, and what of it must not be left. */
const WRITTEN_AROUND: [text: string, left: RegExp][] = [
  ["me segue, ig joao_scout10", /scout/],
  ["IG: joaoscout", /joaoscout/],
  ["fb joao.scout", /scout/],
  ["tt joaoscout10", /joaoscout/],
  ["tiktok: @joaoscout", /joaoscout/],
  ["yt joaoscout", /joaoscout/],
  ["tg joaoscout", /joaoscout/],
  ["meu insta é joaoscout", /joaoscout/],
  ["1nsta joaoscout", /joaoscout/],
  ["inst4gram: joaoscout", /joaoscout/],
  ["me chama no z4p joaoscout10", /joaoscout/],
  ["procura no insta, joao.scout10", /scout/],
  ["joaoscout10 no insta", /joaoscout/],
  ["joao.scout do face", /scout/],
  ["meu usuário: joaoscout10", /joaoscout/],
  ["manda direct pra joao.scout10", /scout/],
  ["sou o joao_scout em todas as redes", /joao_scout/],
  ["_joaoscout_ lá", /joaoscout/],
  ["threads joaoscout", /joaoscout/],
  ["snap joaoscout", /joaoscout/],
  ["joao at gmail dot com", /joao|gmail/],
  ["joao (at) gmail (dot) com", /joao|gmail/],
  ["joao [arroba] gmail [ponto] com", /joao|gmail/],
  ["joao <at> gmail <dot> com", /joao|gmail/],
  ["joao arroba gmail", /joao|gmail/],
  ["joaoscout no gmail", /joaoscout|gmail/],
  ["joaoscout gmail com", /joaoscout|gmail/],
  ["gmail: joaoscout", /joaoscout|gmail/],
  ["meu e-mail é joao.scout arroba hotmail", /scout|hotmail/],
  ["joao@gma1l.com", /joao|gma1l/],
  ["joaoscout g m a i l ponto com", /joaoscout|g m a i l/],
  ["joaoscout h0tmail com", /joaoscout|h0tmail/],
  ["joaoscout g-mail", /joaoscout/],
  ["joao@gmail,com", /joao|gmail/],
  ["clube[.]com", /clube/],
  ["clube(.)com(.)br", /clube/],
  ["clube. com. br", /clube/],
  ["clube,com,br", /clube/],
  ["clube ponto com barra peneira", /clube|peneira/],
  ["clube dot com", /clube/],
  ["clube (ponto) com (ponto) br", /clube/],
  ["h t t p s : / / c l u b e", /c l u b e/],
  ["https : // clube.net/x", /clube/],
  ["98765 e depois 4321", /98765|4321/],
  ["o número é 71, depois 98765, e o final 4321", /98765|4321/],
  ["98765 traço 4321", /98765|4321/],
  ["nove 8 sete 6 cinco 4 três 2 um", /sete|três/],
  ["ddd 71 nove nove oito sete meia 5 43 21", /oito|43/],
  ["noventa e oito setenta e seis cinquenta e quatro trinta e dois", /setenta/],
  ["nove.oito.sete.meia.cinco.quatro.três.dois.um", /sete/],
  ["9 8 7 6 5 ... 4 3 2 1", /4 3 2/],
  ["98765 (e) 4321", /98765|4321/],
  ["9876O-4321", /4321/],
  ["98765\n4321", /98765|4321/],
  ["nine eight seven six five four three two one", /seven/],
  ["nueve ocho siete seis cinco cuatro tres dos uno", /siete/],
  ["７１ ９８７６５-４３２１", /４３２１|4321/],
  ["іnsta: joaoscout (com i cirílico)", /joaoscout/],
  ["jοaο@gmаіl.cоm", /gm/],
  ["ᴢᴀᴘ joaoscout", /joaoscout/],
  ["j o a o s c o u t 1 0", /s c o u t/],
  ["i-n-s-t-a j-o-a-o-s-c-o-u-t", /s-c-o-u-t/],
  ["wa.me/5571987654321", /wa\.me|98765/],
  ["chama no wpp do joaoscout", /joaoscout/],
  ["pix 529.982.247-25", /982/],
];

/** What coaches and scouts really write. */
const ORDINARY = [
  "Vimos o Kauã na Copa dos Rios e gostamos da velocidade dele pelo lado direito.",
  "Temos alojamento, escola parceira e nutricionista. A família pode conhecer o clube quando quiser.",
  "Nossa categoria Sub-15 treina às terças e quintas, das 14h às 16h30.",
  "O sub17 joga no sábado, 3x0 no último jogo, e o sub15 no domingo.",
  "Peneira nos dias 10, 12, 14, 16 e 18 de janeiro, sempre às 9h.",
  "Jogou 22 partidas em 2025, fez 14 gols e deu 9 assistências; em 2024 foram 18 partidas e 7 gols.",
  "Procuramos um lateral-esquerdo nascido em 2010 ou 2011, com 1,70 m ou mais.",
  "Foi campeão em 2022 e 2023, vice em 2024, e chegou à final de 2025/2026.",
  "A bolsa é de R$ 800,00 por mês, com alojamento, e depois dos 16 anos sobe para R$ 1.200,00.",
  "Ele bate com as duas pernas, cabeceia bem e tem visão de jogo. Um, dois toques e já decide.",
  "Gostaríamos de conversar com a senhora, na presença do nosso coordenador, sem compromisso.",
  "O treino é na Rua das Marés, 120, perto da estação; o portão 3 fica aberto.",
  "O Esporte Clube Litoral é filiado à federação desde 1948, CNPJ disponível na página do clube.",
  "G O O O O L! Que jogo, que final, que zaga!",
  "Um ponto com o segundo time, três com o primeiro: assim fechamos a fase.",
  "Ficou face a face com o goleiro e tocou de cobertura. Golaço.",
  "A partir de 2026 a comissão terá dois treinadores, um fisiologista e três estagiários.",
  "Marcamos visita para 12/04/2026 ou 19/04/2026, entre 9:00 e 11:30.",
  "Precisa de RG, comprovante de matrícula e atestado médico. O transporte é por nossa conta.",
  "Nota 9,5 no drible, 8,7 no passe e 9,1 na finalização, segundo nossos três observadores.",
  "O time varia: o 4-3-3 e o 4-4-2 e a 3-5-2, conforme o rival.",
  "O time joga no 4-3-3, às vezes no 4-2-3-1 ou 3-5-2.",
  "Ele tem contrato até 31/12/2026? Se sim, falamos com o clube atual antes.",
  "Vinte e dois atletas, quatro goleiros, seis zagueiros: falta um meia.",
  "Respeitamos a escola: ninguém perde aula por causa de treino.",
];

describe("a contact that is written around", () => {
  test.each(WRITTEN_AROUND)("%j is hidden", (text, left) => {
    expect(maskContacts(text)).not.toMatch(left);
  });
});

describe("an ordinary sentence", () => {
  test.each(ORDINARY)("%j stays to the letter", (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});

test("hostile text of 16 kB is read to its end", () => {
  const parts = [
    " ",
    "a",
    "1",
    "a.",
    "a-",
    "@ ",
    "insta ",
    "e ",
    "arroba ",
    "1 ",
    "um ",
    ". ",
    "_",
    "a_",
    "a b ",
    "gm",
    "g ",
    "at ",
    "1 e ",
    "insta: a.",
    "(",
    "ponto ",
    "а",
    "a@",
    "f.f,com",
  ];
  for (const part of parts) {
    const text = `insta ${part.repeat(16_384 / part.length)}!`;
    expect(maskContacts(text).length).toBeGreaterThan(0);
  }
});

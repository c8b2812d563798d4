import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyRemarks } from "./money-remarks.ts";

const kinds = (text: string) => moneyRemarks(text).map(({ kind }) => kind);

test.each([
  ["Pague R$ 80 por Pix até sexta", "pix"],
  ["chave: P.I.X 11999990000", "pix"],
  ["mande um p 1 x", "pix"],
  ["РIX (letras russas)", "pix"],
  ["p\u200Bi\u200Bx", "pix"],
  ["ＰＩＸ", "pix"],
  ["Chave aleatória no cartaz", "pix"],
  ["Deposite na conta corrente 1234-5", "bank"],
  ["Banco X, agência 0001", "bank"],
  ["faça a transferência hoje", "bank"],
  ["o boleto chega por e-mail", "bank"],
  ["Depósito de R$ 50", "deposit"],
  ["d e p 0 s i t o", "deposit"],
  ["DEPOSITAR antes", "deposit"],
  ["Um sinal de R$ 30 garante", "down_payment"],
  ["S.I.N.A.L de vinte reais", "down_payment"],
  ["pagamento antecipado da taxa", "in_advance"],
  ["Garanta sua vaga pagando a taxa", "in_advance"],
  ["o valor deve ser pago antes do dia", "in_advance"],
  ["Para reservar a vaga, taxa de 20 reais", "in_advance"],
] as const)("%s", (text, kind) => {
  expect(kinds(text)).toContain(kind);
});

test.each([
  "Avaliação em dois tempos de quarenta minutos, com observadores do clube e água no local.",
  "Leve documento com foto, chuteira, caneleira e água. A vaga é confirmada na hora.",
  "Imagens em 4K, cada pixel conta. O sinal de celular é fraco no campo.",
  "A entrada é pela rua de trás. Taxa de R$ 15,00, paga no dia, na secretaria.",
  "Gratuita. Nada a pagar, antes ou no dia.",
  "Traga a sua conta de luz como comprovante de endereço.",
])("nothing in: %s", (text) => {
  expect(kinds(text)).toEqual([]);
});

test("whatever is written, it answers in time and with short words", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) =>
      moneyRemarks(text).every(({ excerpt }) => excerpt.length <= 80),
    ),
  );
  expect(moneyRemarks("p ".repeat(20_000))).toEqual([]);
});

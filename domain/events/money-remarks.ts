import { withoutLookAlikes } from "#domain/messages/look-alikes.ts";

/** Ways in which a text asks for money before the day. Fake trials live from them. */
const MONEY_KINDS = ["pix", "bank", "deposit", "down_payment", "in_advance"] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

export interface MoneyRemark {
  kind: MoneyKind;
  /** The words that were found, as a machine reads them. */
  excerpt: string;
}

/** A word also when its letters stand apart or are numbers: "p.i.x", "d e p 0 s i t o". Every repetition is bounded. */
const spread = (word: string): string =>
  String.raw`(?<![a-z0-9])${Array.from(word, (letter) => LEET[letter] ?? letter).join(String.raw`[\s._*\-]{0,3}`)}(?![a-z0-9])`;
const LEET: Record<string, string> = {
  a: "[a4@]",
  e: "[e3]",
  i: "[i1!|]",
  o: "[o0]",
  s: "[s5$]",
  t: "[t7]",
};

const ANY_OF = (words: readonly string[]) => `(?:${words.map(spread).join("|")})`;
const PAY = "(?:pag(?:ar|ue|o|a|amento|amentos)|taxa|valor|quantia|r\\$|reais|dinheiro)";
const EARLY =
  "(?:antecipad[oa]s?|adiantad[oa]s?|antes do (?:dia|evento)|com antecedencia|no ato da inscricao|ate a vespera)";
const SECURE = "(?:garant(?:ir|a|e|indo)|reserv(?:ar|e|ando)|segur(?:ar|e)|confirm(?:ar|e|ando))";

const PATTERNS: Record<MoneyKind, readonly string[]> = {
  pix: [spread("pix"), "chave (?:aleatoria|cpf|cnpj|celular|telefone|e-?mail)"],
  bank: [
    "conta (?:corrente|poupanca|bancaria|salario)",
    String.raw`agencia[\s:nº.o-]{0,6}\d`,
    String.raw`(?:ag|cc|c\/c)[.:\s]{1,3}\d{3,5}`,
    `(?:${ANY_OF(["transferencia", "boleto", "picpay", "paypal"])}|mercado ?pago|link de pagamento|nubank|lotericas?)`,
    "transfir(?:a|am)|transferir",
  ],
  deposit: [ANY_OF(["deposito", "depositos", "depositar", "deposite", "depositem"])],
  down_payment: [
    `${spread("sinal")}(?! (?:de (?:celular|internet|wi-?fi|transito|telefone|gps|tv)|da escola|fech|verm|verd|sonoro))`,
    "(?:valor|pagamento) de entrada",
    "entrada de r\\$",
  ],
  in_advance: [
    `${PAY}[^.!?\\n]{0,60}${EARLY}`,
    `${EARLY}[^.!?\\n]{0,40}${PAY}`,
    `${PAY}[^.!?\\n]{0,40}(?:para|pra|e) ${SECURE}[^.!?\\n]{0,20}vaga`,
    `${SECURE}[^.!?\\n]{0,20}vaga[^.!?\\n]{0,40}${PAY}`,
  ],
};

const COMPILED = MONEY_KINDS.map((kind) => ({
  kind,
  patterns: PATTERNS[kind].map((source) => new RegExp(source, "u")),
}));

/** What staff look at: each way of asking for money that a text seems to hold. Never refused by itself. */
export function moneyRemarks(text: string): MoneyRemark[] {
  const plain = plainly(text);
  return COMPILED.flatMap(({ kind, patterns }) => {
    const found = patterns.map((pattern) => pattern.exec(plain)?.[0]).find((match) => match !== undefined);
    return found === undefined ? [] : [{ kind, excerpt: found.trim().slice(0, 80) }];
  });
}

/** Small letters without accents, without what nobody sees and without letters of other alphabets. */
const plainly = (text: string): string =>
  withoutLookAlikes(text.replaceAll(/\p{Cf}/gu, "").normalize("NFKD"))
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\S\n]+/gu, " ");

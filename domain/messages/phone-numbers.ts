/** This many digits count as a phone number, unless dates, times and years explain them. */
const PHONE = 8;
/** How many other signs, and how many small words, may stand between two digits of one number. */
const GAP = 12;
const SMALL_WORDS = 3;

const TOKEN = /\p{Nd}+|\p{L}+/gu;

/** Digits as words, in the languages that people here know; tens count as the digit they begin with. */
const DIGIT_WORDS = new Set(
  `zero um uma dois duas tres quatro cinco seis meia sete oito nove
   vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
   uno dos cuatro siete ocho nueve one two three four five six seven eight nine`.split(/\s+/),
);
const TEENS = new Set(
  "dez onze doze treze catorze quatorze quinze dezesseis dezessete dezoito dezenove".split(" "),
);
const LINKING = new Set(
  `e o de depois mais traco tracinho hifen ponto espaco barra entao ai final seguido seguida em com
   parenteses ddd numero telefone fone tel cel celular`.split(/\s+/),
);

/** Numbers that a message about football is full of. Money only as a whole amount, or it would carry any digits. */
const ORDINARY = [
  /R\$\s{0,3}\d{1,3}(?:\.\d{3}){0,2},00(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?![\d/])/g,
  /(?<!\d)(?:19|20)\d{2}\s?[/–-]\s?(?:19|20)?\d{2}(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g,
];
const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g;

interface Run {
  start: number;
  end: number;
  digits: number;
  spelled: boolean;
  /** Small words since the last digit. */
  linking: number;
}

/** Goes through the text once: digits, digits as words, and the small words that people put between them. */
export function hidePhones(text: string, hidden: string): string {
  let shown = "";
  let copied = 0;
  let run: Run | null = null;
  const close = () => {
    if (run && isPhone(text, run)) {
      shown += text.slice(copied, beginOf(text, run)) + hidden;
      copied = run.end;
    }
    run = null;
  };
  let last = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const end = index + token.length;
    const gap = index - last;
    last = end;
    if (run && gap > GAP) close();
    const digits = digitsOf(token, gap === 0 && run !== null);
    if (digits > 0) {
      run ??= { start: beginning(text, index), end, digits: 0, spelled: false, linking: 0 };
      run.end = end;
      run.digits += digits;
      run.spelled ||= !/^\p{Nd}/u.test(token);
      run.linking = 0;
    } else if (!run || !LINKING.has(plain(token)) || ++run.linking > SMALL_WORDS) {
      close();
    }
  }
  close();
  return shown + text.slice(copied);
}

/** How many digits this stands for. The letters O, I and l count as digits right beside one. */
function digitsOf(token: string, besideDigit: boolean): number {
  if (/^\p{Nd}/u.test(token)) return digitsIn(token);
  if (besideDigit && /^[oOIl]$/.test(token)) return 1;
  const word = plain(token);
  return DIGIT_WORDS.has(word) ? 1 : TEENS.has(word) ? 2 : 0;
}

/** What belongs to a number and stands before it. */
function beginning(text: string, index: number): number {
  if (text[index - 1] === "+") return index - 1;
  const money = /R\$\s{0,3}$/.exec(text.slice(Math.max(0, index - 5), index));
  return money ? index - money[0].length : index;
}

/** The bracket before "(81) 99999-9999" goes with the number. */
const beginOf = (text: string, { start, end }: Run): number =>
  text[start - 1] === "(" && text.slice(start, end).includes(")") ? start - 1 : start;

function isPhone(text: string, { start, end, digits, spelled }: Run): boolean {
  if (digits < PHONE) return false;
  const found = text.slice(start, end);
  return spelled || !(isOrdinary(found) || isListOfDays(found));
}

/** Dates, times and years beside each other make many digits too; a phone is what is left without them. */
function isOrdinary(found: string): boolean {
  const rest = ORDINARY.reduce((text, pattern) => text.replaceAll(pattern, " "), found);
  return digitsIn(rest) <= 6 || digitsIn(rest.replaceAll(YEAR, " ")) <= 3;
}

/** "10, 12, 14 e 16": small numbers that only grow. */
function isListOfDays(found: string): boolean {
  const numbers = (found.match(/\p{Nd}+/gu) ?? []).map(Number);
  return numbers.every((number, n) => number >= 1 && number <= 31 && (n === 0 || number > numbers[n - 1]!));
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

const plain = (word: string): string => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

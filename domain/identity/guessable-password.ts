import { PRODUCT_NAME } from "#domain/brand.ts";
import { PASSWORD_MIN } from "./password-length.ts";

/**
 * What everybody tries first: the words at the top of published lists of leaked passwords, the Brazilian
 * ones among them. Digits and signs around a word do not make it another one, so that each stands here once.
 */
const WORDS = new Set(
  `abcdef abcdefg abcdefgh abcabc adidas admin administrador admins agosto aline amanda amor amorzinho amigos
  andre angel anjinho arsenal asdasd asdfgh asdfghjkl atleta atletico atletas abril bahia baixada balao bandeira
  barcelona baseball basquete batman beatriz bebezinho beleza bola boladefogo botafogo brasil brasileiro bruna
  bruninha bruno cachorro camila camisa campeao campeonato carlos carol caroline casamento cavalo ceara chelsea
  chocolate clube computador contato corinthians coritiba craque cruzeiro cristiano daniel deusefiel deuseamor
  deusnocomando dezembro diego dinheiro dragao eduardo escola estrela eusouofoda familia familiafeliz felicidade
  felipe fernanda fernando flamengo flamenguista fluminense football fortaleza franca futebol futebolista futsal
  gabriel gabriela galo ganhador garoto gatinha gatinho goiania goleiro gremio guerreiro guilherme gustavo hello
  iloveyou inter internacional internet isabela janeiro jesus jesuscristo jesusteama joao jogador jordan juliana
  junior juventude juventus kaka larissa leandro leticia letmein liverpool login lucas luiza madrid maradona
  marcelo marcos maria mariana marina master mateus matheus mengao messi mestre minhasenha monkey mudar mudarsenha
  nacional natalia natureza neymar neymarjr nicolas novasenha novembro numero obrigado olheiro outubro palmeiras
  paixao pagode parana passw passwd password patricia pedro peneira pelota pele portugal principe princesa princess
  qazwsx qweasd qweasdzxc qwerty qwertyu qwertyui qwertyuiop qwert rafael rafaela real realmadrid recife ricardo
  roberto rodrigo ronaldinho ronaldo saopaulo santos sanches secreto segredo segredos seguranca selecao senha
  senhaforte senhas setembro shadow snoopy sport soccer sucesso sunshine superman suporte teamo tecnico teste
  testes thiago timao trabalho tricolor trocar trocarsenha usuario vasco vascaino vaidarcerto vitoria vitorioso
  welcome xxxxxx yasmin zaqwsx zico zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 a1b2c3
  a1b2c3d4 abc123 123abc 123mudar`
    .split(/\s+/)
    .map(lettersOf),
);

/**
 * Whether a password is among the first that somebody would try: a common word, a row of keys, digits
 * only, or the person's own words (name, mailbox, club) with a year behind them. Long sentences pass,
 * also with a name in them.
 */
export function isGuessable(password: string, own: readonly (string | null | undefined)[] = []): boolean {
  const plain = plainText(password);
  if (/^[\d\s.,/-]*$/.test(plain) && plain.length < 12) return true;
  if (new Set(plain).size < 4) return true;
  if (isRepeated(plain) || isRow(plain)) return true;
  const letters = lettersOf(plain);
  if (WORDS.has(letters) || WORDS.has(plain)) return true;
  const rest = restAfter(letters, ownWords(own));
  return rest.length < letters.length && rest.length < PASSWORD_MIN;
}

/** Lower case, without accents: people who guess try all of them. */
function plainText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function lettersOf(plain: string): string {
  return plain.replaceAll(/[^\p{L}]/gu, "");
}

/** "abcabc", "10101010": a short piece over and over. */
const isRepeated = (plain: string): boolean =>
  [1, 2, 3, 4].some(
    (size) =>
      plain ===
      plain
        .slice(0, size)
        .repeat(Math.ceil(plain.length / size))
        .slice(0, plain.length),
  );

/** "abcdef", "87654321": each letter the next of the last. */
function isRow(plain: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < plain.length; at++) steps.add(plain.charCodeAt(at) - plain.charCodeAt(at - 1));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function ownWords(own: readonly (string | null | undefined)[]): string[] {
  const texts = [PRODUCT_NAME, ...own].map((text) => plainText(text ?? ""));
  const whole = texts.map(lettersOf);
  const parts = texts.flatMap((text) => text.split(/[^\p{L}]+/u));
  return [...new Set([...whole, ...parts])]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
}

const restAfter = (letters: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ""), letters);

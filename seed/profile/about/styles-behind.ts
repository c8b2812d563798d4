import type { Position } from "#domain/athletes/positions.ts";
import type { Sentence } from "./subject.ts";

type Behind = Extract<Position, "Goleiro" | "Zagueiro" | "Lateral-direito" | "Lateral-esquerdo" | "Volante">;

const KEEPERS: readonly Sentence[] = [
  () => "Debaixo das traves, fala o jogo inteiro e organiza a linha de defesa.",
  () => "Prefere cortar o cruzamento a esperar na linha, e trabalha esse tempo de saída todos os dias.",
  ({ traits: [one] }) => `A comissão técnica elogia ${one.the} e a calma para repor a bola jogando.`,
  () => "Estuda os batedores antes de cada jogo e anota num caderno o canto preferido de cada um.",
  (s) => `Joga ${s.w("adiantado", "adiantada")} e participa da construção desde a própria área.`,
  ({ traits: [one] }) => `Chama a atenção ${one.the}, mas o forte é ler o lance antes do chute.`,
  () => "Encaixa firme, solta pouco rebote e recomeça o jogo depressa com as mãos.",
  ({ traits: [one, two] }) => `Combina ${one.bare} com ${two.bare} e raramente se precipita no um contra um.`,
  () => "Em bola parada, distribui a marcação e cobra atenção até o último segundo.",
];

const CENTRE_BACKS: readonly Sentence[] = [
  () => "Joga de cabeça erguida, antecipa mais do que divide e quase não faz falta perto da área.",
  ({ traits: [one, two] }) =>
    `Na zaga, se apoia em ${one.bare} e ${two.bare}, sem abrir mão de sair jogando.`,
  () => "Gosta do duelo pelo alto e sobe bem nos escanteios a favor.",
  () => "Mantém a linha alta, avisa a equipe e corrige a cobertura com o jogo em andamento.",
  () => "Prefere roubar a bola em pé e entregar o primeiro passe limpo para o meio.",
  () => "A inversão longa, de um lado ao outro, costuma desafogar o time na saída de bola.",
  () => "Costuma marcar a principal referência adversária e sair de campo sem cartão.",
  ({ traits: [one, two] }) => `Tem n${one.the} a marca do seu jogo; ${two.the} veio com os anos de treino.`,
  () => "Lê o passe adversário cedo e faz o simples quando o campo está pesado.",
];

const FULL_BACKS: readonly Sentence[] = [
  () => "Percorre o corredor inteiro e chega à linha de fundo com fôlego para voltar.",
  ({ traits: [one, two] }) => `Une ${one.bare} e ${two.bare}, e escolhe bem a hora de subir.`,
  () => "Fecha por dentro quando o time precisa e vira mais uma opção de passe na saída.",
  () => "A bola rasteira na marca do pênalti virou jogada ensaiada da equipe.",
  (s) => `É ${s.w("duro", "dura")} no um contra um e não deixa o ponta receber de frente.`,
  () => "Começou mais à frente e trouxe da outra posição o gosto pela tabela curta.",
  () => "Bate bem na bola em movimento e costuma cruzar de primeira.",
  ({ traits: [one] }) => `Aparece de surpresa no ataque e tem n${one.the} a melhor arma.`,
  () => "Cobra os laterais longos do time e puxa o contra-ataque pelo lado.",
  () => "Protege bem o segundo pau e transforma a recuperação em ataque com dois toques.",
  ({ traits: [one] }) => `Evoluiu na cobertura ao longo do ano, sem abrir mão ${one.of}.`,
];

const HOLDERS: readonly Sentence[] = [
  () => "Dá o equilíbrio do meio: protege a zaga, recebe de costas e vira o jogo com os dois pés.",
  ({ traits: [one, two] }) => `Recupera muitas bolas com ${one.bare} e ${two.bare}, quase sempre sem falta.`,
  () => "Toca de primeira sob pressão e encontra o passe vertical quando há tempo.",
  (s) =>
    `Cobre os lados do campo, orienta ${s.w("os mais novos", "as mais novas")} e chega à entrada da área para o chute.`,
  (s) =>
    `É ${s.w("o primeiro", "a primeira")} a pressionar depois da perda e ${s.w("o último", "a última")} a deixar o treino.`,
  () => "Entende os espaços do campo e poupa corrida por estar no lugar certo.",
  ({ traits: [one] }) => `Faz ${one.of} o ponto de partida de quase todo ataque do time.`,
  () => "Marca sem dar o bote e costuma sair da pressão com um giro curto.",
];

export const STYLES_BEHIND: Record<Behind, readonly Sentence[]> = {
  Goleiro: KEEPERS,
  Zagueiro: CENTRE_BACKS,
  "Lateral-direito": FULL_BACKS,
  "Lateral-esquerdo": FULL_BACKS,
  Volante: HOLDERS,
};

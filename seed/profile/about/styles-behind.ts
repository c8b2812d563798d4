import type { Position } from "#domain/athletes/positions.ts";
import type { Sentence } from "./subject.ts";

type Behind = Extract<Position, "Goleiro" | "Zagueiro" | "Lateral-direito" | "Lateral-esquerdo" | "Volante">;

const KEEPERS: readonly Sentence[] = [
  () => "Debaixo das traves, fala o jogo inteiro e organiza a linha de defesa.",
  () => "Prefere cortar o cruzamento a esperar na linha, e trabalha esse tempo de saída todos os dias.",
  (s) => `Os treinadores elogiam ${the(s.traits[0])} e a calma para repor a bola jogando.`,
  () => "Estuda os batedores antes de cada jogo e anota num caderno o canto preferido de cada um.",
  () => "Joga adiantad@ e participa da construção desde a própria área.".replace("@", "o"),
  (s) => `Chama a atenção ${the(s.traits[0])}, mas o ponto forte está na leitura do lance antes do chute.`,
  () => "Encaixa firme, solta pouco rebote e recomeça o jogo depressa com as mãos.",
  (s) => `Combina ${s.traits[0]} com ${s.traits[1]} e raramente se precipita no um contra um.`,
  () => "Em bola parada, é quem distribui a marcação e cobra atenção até o último segundo.",
];

const CENTRE_BACKS: readonly Sentence[] = [
  () => "Joga de cabeça erguida, antecipa mais do que divide e quase não faz falta perto da área.",
  (s) => `Na zaga, se apoia em ${s.traits[0]} e ${s.traits[1]}, sem abrir mão de sair jogando.`,
  () => "Gosta do duelo aéreo e sobe bem nos escanteios a favor.",
  () => "Mantém a linha alta, avisa os companheiros e corrige a cobertura com o jogo em andamento.",
  () => "Prefere roubar a bola em pé e entregar o primeiro passe limpo para o meio.",
  (s) => `É d${s.w("o zagueiro", "a zagueira")} a inversão longa que costuma desafogar o time.`,
  () => "Costuma marcar a principal referência adversária e sair de campo sem cartão.",
  (s) => `Tem em ${the(s.traits[0])} a marca do jogo, e em ${the(s.traits[1])}, a segurança que passa ao grupo.`,
  () => "Lê o passe adversário cedo e faz o simples quando o campo está pesado.",
];

const FULL_BACKS: readonly Sentence[] = [
  () => "Percorre o corredor inteiro e chega à linha de fundo com fôlego para voltar.",
  (s) => `Une ${s.traits[0]} a ${s.traits[1]}, e escolhe bem a hora de subir.`,
  () => "Defende por dentro quando o time precisa e vira mais uma opção de passe na saída.",
  () => "Os cruzamentos rasteiros, na marca do pênalti, viraram jogada ensaiada da equipe.",
  (s) => `É ${s.w("difícil de ser batido", "difícil de ser batida")} no um contra um e não deixa o ponta receber de frente.`,
  () => "Começou mais à frente e trouxe da outra posição o gosto pela tabela curta.",
  () => "Bate bem na bola em movimento e costuma cruzar de primeira.",
  (s) => `Aparece como surpresa no ataque, sustentad${s.w("o", "a")} por ${s.traits[0]} e muita conversa com a zaga.`,
  () => "Cobra os laterais longos do time e puxa o contra-ataque pelo lado.",
  () => "Fecha bem o segundo pau e transforma a recuperação em ataque com dois toques.",
  (s) => `Evoluiu na marcação ao longo do ano, sem perder ${the(s.traits[0])}.`,
];

const HOLDERS: readonly Sentence[] = [
  () => "Dá o equilíbrio do meio: protege a zaga, recebe de costas e vira o jogo com os dois pés.",
  (s) => `Recupera muitas bolas graças a ${s.traits[0]} e ${s.traits[1]}, quase sempre sem falta.`,
  () => "Toca de primeira quando pressionad@ e encontra o passe vertical quando há tempo.".replace("pressionad@", "há pressão"),
  () => "Cobre os laterais, orienta os mais novos e chega à entrada da área para o chute.",
  (s) => `É ${s.w("o primeiro", "a primeira")} a pressionar depois da perda e ${s.w("o último", "a última")} a deixar o treino.`,
  () => "Entende os espaços do campo e poupa corrida com bom posicionamento.",
  (s) => `Faz d${articled(s.traits[0])} o ponto de partida de quase todo ataque do time.`,
  () => "Marca sem dar o bote e costuma sair da pressão com um giro curto.",
];

export const STYLES_BEHIND: Record<Behind, readonly Sentence[]> = {
  Goleiro: KEEPERS,
  Zagueiro: CENTRE_BACKS,
  "Lateral-direito": FULL_BACKS,
  "Lateral-esquerdo": FULL_BACKS,
  Volante: HOLDERS,
};

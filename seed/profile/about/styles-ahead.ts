import type { Position } from "#domain/athletes/positions.ts";
import type { Sentence } from "./subject.ts";

type Ahead = Extract<
  Position,
  "Meia" | "Meia-atacante" | "Ponta-direita" | "Ponta-esquerda" | "Segundo atacante" | "Centroavante"
>;

const PLAYMAKERS: readonly Sentence[] = [
  () => "Pede a bola entre as linhas, gira rápido e procura o passe que deixa alguém na cara do gol.",
  ({ traits: [one, two] }) => `Dita o ritmo com ${one.bare} e ${two.bare}, e sabe quando esperar.`,
  () => "Cobra faltas e escanteios do time e treina a batida depois que o grupo vai embora.",
  () => "Conduz com a bola colada ao pé e solta no último instante.",
  () => "Quase não perde a posse sob marcação e faz o time respirar quando o jogo aperta.",
  ({ traits: [one] }) =>
    `Encontra colegas em lugares improváveis, e por isso ${one.the} aparece em todo relatório.`,
  () => "Chega de trás na área e finaliza bem de média distância.",
  () => "Troca de lado durante o jogo e complica a marcação individual.",
  (s) => `Aprendeu a jogar sem a bola ao ser ${s.w("recuado", "recuada")} para a saída de jogo.`,
  () => "Enxerga a tabela antes de receber e acelera com um toque.",
  ({ traits: [one] }) => `Dos treinos de futsal ficou ${one.the}, que usa para escapar do primeiro marcador.`,
  () => "Joga para a equipe: volta para marcar, ocupa o espaço do lateral e recomeça a jogada.",
  () => "Prefere o passe rasteiro entre dois marcadores à bola alçada na área.",
  ({ traits: [one, two] }) => `Com ${one.bare} e ${two.bare}, organiza o ataque e ainda chega para decidir.`,
];

const WINGERS: readonly Sentence[] = [
  () =>
    "Parte para cima do lateral, alterna drible por dentro e por fora e levanta a cabeça antes de cruzar.",
  ({ traits: [one, two] }) => `Usa ${one.bare} e ${two.bare} para abrir a defesa pelo lado do campo.`,
  () => "Corta para o meio e bate no canto oposto, jogada que repete todos os dias no treino.",
  () => "Acelera nos primeiros metros e costuma ganhar a linha de fundo.",
  () => "Recompõe até a própria área e sai em velocidade quando o time recupera a bola.",
  ({ traits: [one] }) => `Faz ${one.of} a primeira opção, mas melhorou muito a escolha do passe final.`,
  () => "Inverte de ponta no segundo tempo e confunde a marcação.",
  () => "Ataca o espaço nas costas da defesa e chega ao segundo pau para concluir.",
  () => "Segura a bola aberta na linha lateral e espera a ultrapassagem.",
  (s) => `É ${s.w("procurado", "procurada")} pelo time sempre que o jogo pede mudança de ritmo.`,
  () => "Bate escanteio com os dois pés e varia a altura da cobrança.",
  ({ traits: [one] }) =>
    `Quando o campo está pesado, troca ${one.the} pela tabela curta e não perde rendimento.`,
  () => "Finta parada, finta em movimento, finta de corpo: o repertório vem das tardes na quadra.",
];

const FORWARDS: readonly Sentence[] = [
  () => "Finaliza rápido, com poucos toques, e se mexe o tempo todo na última linha.",
  ({ traits: [one, two] }) =>
    `Na área, conta com ${one.bare} e ${two.bare}; fora dela, abre espaço para quem vem de trás.`,
  () => "Sai da área para tabelar e volta no tempo certo para concluir.",
  () => "Protege a bola de costas, espera o apoio e gira com força para o chute.",
  () => "Pressiona a saída adversária e já fez gol roubando a bola da última linha.",
  ({ traits: [one] }) => `Decide muito com ${one.the}, e repete cada movimento no treino até sair natural.`,
  () => "Marca gols de todo jeito, mas o preferido é o de primeira, no passe rasteiro.",
  () => "Joga perto de quem cria, oferece linha de passe curta e chuta sem avisar.",
  () => "Ataca a primeira trave e incomoda a defesa mesmo quando a bola não vem.",
  (s) =>
    `Não reclama de falta nem de arbitragem: ${s.w("concentrado", "concentrada")}, espera a próxima bola.`,
  ({ traits: [one] }) => `Mede cada corrida em diagonal e tira proveito ${one.of} no último toque.`,
  () => "Bate pênaltis desde a categoria anterior e escolhe o canto na última passada.",
  () => "Sabe esperar o erro da linha de impedimento e parte no limite.",
  ({ traits: [one, two], w }) =>
    `Equilibra ${one.bare} e ${two.bare}, o que permite atuar ${w("sozinho", "sozinha")} ou em dupla no ataque.`,
  () => "Recua para buscar jogo, arma o contra-ataque e ainda aparece para concluir.",
];

export const STYLES_AHEAD: Record<Ahead, readonly Sentence[]> = {
  Meia: PLAYMAKERS,
  "Meia-atacante": PLAYMAKERS,
  "Ponta-direita": WINGERS,
  "Ponta-esquerda": WINGERS,
  "Segundo atacante": FORWARDS,
  Centroavante: FORWARDS,
};

import type { Sentence } from "./subject.ts";

/** Life around the game, and what comes next, for those still at school. */
export const CLOSINGS_OF_MINORS: readonly Sentence[] = [
  () => "Quer terminar os estudos jogando e cursar educação física.",
  (s) =>
    `Fora de campo, ${s.pick(["toca violão", "desenha", "joga xadrez", "cuida de dois cachorros"])} e mantém boas notas na escola.`,
  () => "O próximo objetivo é disputar uma competição nacional de base.",
  (s) => `A família acompanha todos os jogos, mesmo quando a equipe viaja para longe ${s.ofCity}.`,
  () => "Sonha em jogar profissionalmente sem deixar de morar perto dos avós.",
  (s) =>
    `Nas horas livres, ajuda a treinar crianças ${s.pick(["da própria rua", "do projeto onde começou", "da escolinha do bairro"])}.`,
  () => "Faz acompanhamento nutricional e psicológico com a equipe do clube.",
  () => "Gosta de matemática e anota os próprios números depois de cada partida.",
  (s) =>
    `Diz que aprendeu mais com as derrotas ${s.pick(["do ano passado", "da última copa", "do primeiro semestre"])} do que com os títulos.`,
  () => "Quer conhecer outra região do país pelo futebol.",
  () => "Assiste aos próprios jogos no dia seguinte para rever o posicionamento.",
  (s) => `Estuda ${s.pick(["inglês", "espanhol"])} à noite, pensando em um dia jogar fora do Brasil.`,
  () => "A meta da próxima temporada é simples: jogar mais minutos e errar menos passes.",
  (s) =>
    `É ${s.w("conhecido", "conhecida")} no grupo pelo bom humor na viagem e pela seriedade no aquecimento.`,
  () => "Divide o quarto, e as chuteiras, com o irmão mais novo.",
  () => "Guarda a camisa do primeiro torneio e a primeira medalha num quadro da sala.",
  () => "Pretende fazer faculdade de fisioterapia e seguir no esporte de alguma forma.",
  (s) =>
    `Conta com o apoio ${s.pick(["da escola, que ajusta as provas aos jogos", "dos vizinhos, que organizam a carona", "da mãe, que não perde um treino"])}.`,
  () => "Já recebeu convite de um clube maior, mas a família preferiu esperar o fim do ano letivo.",
  () => "Aos sábados, faz um treino extra por conta própria, com o pai.",
  (s) => `Quer levar o nome ${s.ofCity} para mais longe.`,
  () => "Fez um curso de arbitragem para entender melhor as regras.",
  () => "Nos dias de folga, gosta de rede e de um bom livro.",
  () => "O plano para o ano que vem inclui subir de categoria e concluir o ensino em dia.",
];

export const CLOSINGS_OF_ADULTS: readonly Sentence[] = [
  (s) =>
    `Cursa ${s.pick(["educação física", "fisioterapia", "administração", "nutrição"])} à noite e quer seguir no esporte de alguma forma.`,
  () => "Já treinou com a equipe principal e espera a primeira chance em jogo oficial.",
  (s) => `Busca um clube com calendário o ano inteiro e aceita mudar ${s.ofCity}.`,
  () => "Concluiu o ensino médio sem largar o futebol e se orgulha disso tanto quanto dos títulos.",
  (s) =>
    `Trabalha meio período ${s.pick(["numa loja de material esportivo", "na oficina da família", "como auxiliar da escolinha"])} e treina à tarde.`,
  () => "O próximo passo é o primeiro contrato profissional.",
  () => "Cuida do corpo com o mesmo rigor desde a primeira lesão, há dois anos.",
  (s) =>
    `Dá ${s.pick(["conselho", "carona", "exemplo"])} aos mais novos do clube e é quem puxa a fila no aquecimento.`,
  () => "Grava e edita os próprios vídeos para mostrar cada posição que sabe fazer.",
  () => "Tem passaporte em dia e disposição para jogar em qualquer estado.",
];

import type { Sentence } from "./subject.ts";

/** Where the story starts. */
export const OPENINGS: readonly Sentence[] = [
  (s) =>
    `${s.first} começou a jogar aos ${AGES[s.startAge]} anos, ${s.pick(["nos campos de terra", "na quadra da escola", "no campinho do bairro"])}, ${s.inCity}.`,
  (s) =>
    `${s.first} aprendeu a jogar ${s.inCity}, com ${s.pick(["o irmão mais velho", "as primas", "um tio que apitava jogos de várzea", "a mãe, que defendia o time do bairro"])}.`,
  (s) =>
    `Antes do campo, ${s.first} passou ${s.pick(["dois", "três", "quatro"])} anos no futsal, e ainda hoje resolve bem em espaço curto.`,
  (s) =>
    `${s.first} chegou ${s.toClub} em ${s.joinedYear}, depois de uma peneira com mais de ${s.pick(["oitenta", "cem", "cento e vinte", "duzentos"])} participantes.`,
  (s) =>
    `A bola entrou na vida de ${s.first} na escola, ${s.inCity}, num recreio em que faltava gente para completar o time.`,
  (s) =>
    `${s.w("Filho", "Filha")} de ${s.pick(["um motorista de ônibus e uma professora", "uma enfermeira e um pedreiro", "um pescador e uma costureira", "uma feirante e um eletricista"])}, ${s.first} concilia estudo e treino desde ${s.startYear}.`,
  (s) =>
    `Quem acompanha ${s.first} desde ${s.startYear} lembra ${s.pick(["do futebol de areia aos domingos", "dos torneios de rua das férias", "das manhãs de sábado na escolinha"])}, ${s.inCity}.`,
  (s) => `${s.first} é ${s.ofCity} e treina ${s.inClub} desde ${s.joinedYear}.`,
  (s) =>
    `Foi ${s.pick(["um professor de educação física", "a treinadora da escolinha", "um vizinho que cuidava do campo"])} quem levou ${s.first} ao primeiro treino, ${s.inCity}.`,
  (s) =>
    `${s.first} jogou em ${s.pick(["três posições", "quase todas as posições", "duas posições"])} até encontrar a sua, ${s.inClub}.`,
  (s) =>
    `Em ${s.startYear}, com ${AGES[s.startAge]} anos, ${s.first} pediu uma bola de aniversário e não largou mais o futebol.`,
  (s) =>
    `Quatro vezes por semana, ${s.first} vai ao treino ${s.pick(["de bicicleta", "de ônibus", "a pé, com gente da mesma rua", "de carona com outra família"])}.`,
  (s) =>
    `O caminho de ${s.first} passa pelas quadras ${s.ofCity}, onde jogava com gente mais velha desde os ${AGES[s.startAge]} anos.`,
  (s) =>
    `${s.w("Apresentado", "Apresentada")} ao futebol pela ${s.pick(["avó", "irmã", "madrinha"])}, ${s.first} joga ${s.forClub} desde ${s.joinedYear}.`,
  (s) =>
    `${s.first} tentou ${s.pick(["o vôlei", "o judô", "a natação", "o basquete"])} antes de se decidir pelo futebol, em ${s.startYear}.`,
  (s) => `Na família de ${s.first}, ${s.inCity}, o domingo sempre foi dia de jogo.`,
  (s) =>
    `${s.first} vestiu a camisa ${s.pick(["do clube", "da equipe", "do time"])} pela primeira vez em ${s.joinedYear} e, desde então, ${s.w("é presença constante", "tem lugar certo")} na escalação.`,
  (s) =>
    `Os primeiros gols de rua de ${s.first} foram ${s.inCity}, entre ${s.pick(["duas sandálias", "dois tijolos", "duas mochilas", "duas árvores"])}.`,
  (s) =>
    `${s.first} entrou na escolinha em ${s.startYear} para acompanhar ${s.pick(["o primo", "a irmã", "uma amiga da escola", "o melhor amigo"])} e acabou ficando.`,
  (s) =>
    `${s.pick(["Depois de uma mudança de bairro", "Durante as férias escolares", "Num festival de fim de ano"])}, ${s.first} foi ${s.w("visto", "vista")} por um observador ${s.inCity} e chegou ${s.toClub}.`,
  (s) =>
    `${s.first} cresceu ${s.inCity} assistindo aos jogos da beira do campo, até ser ${s.w("chamado", "chamada")} para completar um treino.`,
  (s) =>
    `Com ${AGES[s.startAge]} anos, ${s.first} já ${s.pick(["contava as horas para o treino de terça", "pedia para ficar depois do treino", "dormia com a bola ao lado da cama"])}.`,
  (s) =>
    `${s.first} representa ${s.pick(["o bairro onde nasceu", "a escola do bairro", "a cidade onde cresceu"])} desde ${s.startYear} e joga ${s.inClub} desde ${s.joinedYear}.`,
  (s) =>
    `A rotina de ${s.first} começa às ${s.pick(["cinco e meia", "seis", "seis e meia"])} da manhã e termina no campo.`,
];

const AGES: Record<number, string> = { 5: "cinco", 6: "seis", 7: "sete" };

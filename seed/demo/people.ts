import type { Modality } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { State } from "#domain/places.ts";

/** Of this age today, or born in the year so many before this one (which keeps a category full). */
export type Born = { age: number } | { yearsAgo: number };

export interface DemoPerson {
  name: string;
  nickname: string | null;
  modality: Modality;
  position: Position;
  born: Born;
  city: string;
  state: State;
}

const F = "feminino";
const M = "masculino";

/** Invented people from every state. Twelve boys in attack share a birth year: their average may be shown, and each has ten peers. */
export const PEOPLE: readonly DemoPerson[] = [
  person("Kauã Ribeiro", M, "Centroavante", { yearsAgo: 16 }, "Salvador", "BA"),
  person("Davi Nogueira", M, "Meia", { yearsAgo: 16 }, "Recife", "PE"),
  person("Maria Luíza Tavares", F, "Ponta-esquerda", { yearsAgo: 17 }, "São Luís", "MA", "Malu"),
  person("Iuri Sant'Anna", M, "Goleiro", { yearsAgo: 15 }, "Belém", "PA"),

  person("Bernardo Quintela", M, "Goleiro", { age: 17 }, "Porto Alegre", "RS"),
  person("Rayssa Albuquerque", F, "Goleiro", { age: 16 }, "Maceió", "AL", "Ray"),
  person("Otávio Brandão", M, "Goleiro", { age: 14 }, "Uberlândia", "MG"),
  person("Ágata Meireles", F, "Goleiro", { age: 14 }, "Campinas", "SP"),
  person("Wesley Damasceno", M, "Goleiro", { age: 20 }, "Manaus", "AM", "Muralha"),
  person("Lorena Vasques", F, "Goleiro", { age: 18 }, "Florianópolis", "SC", "Lora"),
  person("Tainá Guedes", F, "Goleiro", { age: 13 }, "Palmas", "TO"),

  person("Enzo Cavalcante", M, "Zagueiro", { age: 15 }, "Fortaleza", "CE"),
  person("Heitor Bezerra", M, "Zagueiro", { age: 16 }, "Natal", "RN"),
  person("Yasmin Figueiredo", F, "Zagueiro", { age: 17 }, "Niterói", "RJ", "Min"),
  person("Murilo Peçanha", M, "Zagueiro", { age: 19 }, "Campos dos Goytacazes", "RJ"),
  person("Caio Fontoura", M, "Zagueiro", { age: 14 }, "Pelotas", "RS"),
  person("Isadora Lacerda", F, "Zagueiro", { age: 15 }, "Belo Horizonte", "MG", "Isa"),
  person("Ueslei Trindade", M, "Zagueiro", { age: 21 }, "Aracaju", "SE", "Xerife"),
  person("Ana Clara Siqueira", F, "Zagueiro", { age: 13 }, "Cuiabá", "MT"),

  person("Nathan Evangelista", M, "Lateral-direito", { age: 15 }, "Guarulhos", "SP"),
  person("Emilly Rezende", F, "Lateral-direito", { age: 16 }, "Goiânia", "GO", "Mimi"),
  person("Ruan Cardim", M, "Lateral-direito", { age: 17 }, "Feira de Santana", "BA"),
  person("Gustavo Teles", M, "Lateral-direito", { age: 13 }, "Macapá", "AP", "Guga"),
  person("Sabrina Furtado", F, "Lateral-direito", { age: 20 }, "Joinville", "SC"),

  person("Samuel Torquato", M, "Lateral-esquerdo", { age: 14 }, "Campina Grande", "PB", "Samuca"),
  person("Bianca Vilela", F, "Lateral-esquerdo", { age: 15 }, "Ribeirão Preto", "SP"),
  person("Ítalo Mourão", M, "Lateral-esquerdo", { age: 18 }, "Teresina", "PI"),
  person("Joaquim Sampaio", M, "Lateral-esquerdo", { age: 16 }, "Curitiba", "PR", "Quim"),
  person("Kethellyn Barros", F, "Lateral-esquerdo", { age: 14 }, "Porto Velho", "RO", "Keth"),

  person("Breno Valadares", M, "Volante", { age: 17 }, "Vitória", "ES"),
  person("Letícia Amaral", F, "Volante", { age: 16 }, "Rio de Janeiro", "RJ", "Lê"),
  person("Ryan Carvalhal", M, "Volante", { age: 15 }, "Boa Vista", "RR"),
  person("Camila Portugal", F, "Volante", { age: 19 }, "São Paulo", "SP", "Portuga"),
  person("Igor Baldez", M, "Volante", { age: 16 }, "Imperatriz", "MA"),
  person("Pietra Camargo", F, "Volante", { age: 13 }, "Caxias do Sul", "RS"),
  person("Jônatas Freire", M, "Volante", { age: 22 }, "Caruaru", "PE", "Jota"),

  person("Helena Bittencourt", F, "Meia", { age: 15 }, "Brasília", "DF"),
  person("Miguel Arruda", M, "Meia", { age: 14 }, "Juazeiro do Norte", "CE"),
  person("Nícolas Paranhos", M, "Meia", { age: 16 }, "Campo Grande", "MS", "Nico"),
  person("Ester Gonzaga", F, "Meia", { age: 17 }, "Petrolina", "PE"),
  person("Artur Mesquita", M, "Meia", { age: 13 }, "Rio Branco", "AC"),
  person("Emanuel Cordeiro", M, "Meia", { age: 20 }, "Belo Horizonte", "MG", "Manu"),

  person("Pedro Lucas Seabra", M, "Meia-atacante", { age: 15 }, "Santarém", "PA"),
  person("Sofia Marinho", F, "Meia-atacante", { age: 14 }, "Salvador", "BA"),
  person("Ravi Junqueira", M, "Meia-atacante", { age: 16 }, "Anápolis", "GO"),
  person("Alícia Moreno", F, "Meia-atacante", { age: 17 }, "João Pessoa", "PB", "Lili"),
  person("Dário Pimentel", M, "Meia-atacante", { age: 18 }, "Bauru", "SP"),
  person("Cauê Lobato", M, "Meia-atacante", { age: 13 }, "Santana", "AP"),

  person("Wendell Caldas", M, "Ponta-direita", { yearsAgo: 16 }, "Nova Iguaçu", "RJ", "Dell"),
  person("Adriel Nunes", M, "Ponta-direita", { yearsAgo: 16 }, "Arapiraca", "AL"),
  person("Larissa Queiroz", F, "Ponta-direita", { yearsAgo: 16 }, "Mossoró", "RN", "Lari"),
  person("Mirela Antunes", F, "Ponta-direita", { age: 15 }, "Chapecó", "SC"),
  person("Levi Batalha", M, "Ponta-direita", { yearsAgo: 16 }, "Parintins", "AM"),
  person("Gabriela Leitão", F, "Ponta-direita", { age: 19 }, "Fortaleza", "CE", "Gabi Leitão"),

  person("Kaio Barcelos", M, "Ponta-esquerda", { yearsAgo: 16 }, "Serra", "ES"),
  person("Joelson Viana", M, "Ponta-esquerda", { yearsAgo: 16 }, "Dourados", "MS", "Jô Viana"),
  person("Eduarda Salgado", F, "Ponta-esquerda", { age: 13 }, "Maringá", "PR", "Duda"),
  person("Felipe Corrêa", M, "Ponta-esquerda", { yearsAgo: 16 }, "Ji-Paraná", "RO"),
  person("Natália Bragança", F, "Ponta-esquerda", { age: 21 }, "Porto Alegre", "RS", "Nati"),

  person("Rafael Dornelles", M, "Segundo atacante", { yearsAgo: 16 }, "Pelotas", "RS"),
  person("Vitória Cunha", F, "Segundo atacante", { yearsAgo: 16 }, "Sobral", "CE"),
  person("Elias Tenório", M, "Segundo atacante", { yearsAgo: 16 }, "Maceió", "AL"),
  person("Manuela Prado", F, "Segundo atacante", { age: 14 }, "Juiz de Fora", "MG"),
  person("Danilo Góes", M, "Segundo atacante", { age: 18 }, "Ilhéus", "BA"),

  person("Mateus Lins", M, "Centroavante", { yearsAgo: 16 }, "Recife", "PE"),
  person("Juan Carrilho", M, "Centroavante", { yearsAgo: 16 }, "Santos", "SP", "Carrilho"),
  person("Ygor Matias", M, "Centroavante", { yearsAgo: 16 }, "Rondonópolis", "MT"),
  person("Clara Beatriz Pontes", F, "Centroavante", { age: 15 }, "Araguaína", "TO", "Clarinha"),
  person("Henrique Fagundes", M, "Centroavante", { age: 14 }, "Blumenau", "SC"),
  person("Thaíssa Rocha", F, "Centroavante", { age: 17 }, "Guarulhos", "SP"),
  person("Gilson Maciel", M, "Centroavante", { age: 20 }, "Parnaíba", "PI", "Gil"),
  person("Stefany Louzada", F, "Centroavante", { age: 16 }, "Montes Claros", "MG", "Teté"),
];

/** Whose profiles stopped on the way to the site, each at another place, or were taken down. */
export const KEPT_BACK = {
  alone: person("Nicolas Arruda", M, "Volante", { age: 16 }, "Dourados", "MS"),
  invited: person("Yuri Fontenele", M, "Zagueiro", { age: 15 }, "Sobral", "CE"),
  expired: person("Lara Monteiro", F, "Meia", { age: 14 }, "Londrina", "PR"),
  rejected: person("Jonas Pimentel", M, "Lateral-esquerdo", { age: 16 }, "Chapecó", "SC"),
  ready: person("Débora Saldanha", F, "Volante", { age: 22 }, "Teresina", "PI"),
  hidden: person("Otto Wanderley", M, "Meia", { age: 21 }, "Vitória", "ES"),
};

function person(
  name: string,
  modality: Modality,
  position: Position,
  born: Born,
  city: string,
  state: State,
  nickname: string | null = null,
): DemoPerson {
  return { name, nickname, modality, position, born, city, state };
}

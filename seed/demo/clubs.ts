import type { State } from "#domain/places.ts";

interface DemoClub {
  name: string;
  initials: string;
  city: string;
  state: State;
  address: string;
  foundationYear: number;
  responsibleName: string;
  description: string;
  achievements: string[];
  /** How well it plays, from 0 to 1; the season follows from it. */
  strength: number;
  verified: boolean;
  highlighted: boolean;
}

/** Invented clubs, each at home in another state. */
export const CLUBS: readonly DemoClub[] = [
  {
    name: "Esporte Clube Litoral",
    initials: "ECL",
    city: "Salvador",
    state: "BA",
    address: "Rua das Marés, 120, Itapuã",
    foundationYear: 1948,
    responsibleName: "Antônia Bastos",
    description:
      "Nasceu de um time de pescadores e hoje mantém categorias do Sub-13 ao Sub-20, no feminino e no masculino. Os treinos são à tarde, depois da escola, e o boletim conta tanto quanto o jogo.",
    achievements: [
      "Campeão da Copa dos Rios Sub-17 (2024)",
      "Campeão da Taça das Comunidades Sub-15 (2023)",
      "Melhor campanha da Liga Metropolitana (2022)",
    ],
    strength: 0.95,
    verified: true,
    highlighted: true,
  },
  {
    name: "Associação Vale Verde",
    initials: "AVV",
    city: "Blumenau",
    state: "SC",
    address: "Rua do Vale, 455, Itoupava",
    foundationYear: 1962,
    responsibleName: "Ingrid Krauss",
    description:
      "Associação mantida por quase mil sócios, com três campos e alojamento para atletas de outras cidades. Trabalha a formação por etapas e publica as datas das peneiras com um mês de antecedência.",
    achievements: ["Campeã da Copa Primavera Sub-20 (2025)", "Vice-campeã da Taça Ipê Sub-15 (2024)"],
    strength: 0.88,
    verified: true,
    highlighted: true,
  },
  {
    name: "Clube Atlético Serra Azul",
    initials: "CASA",
    city: "Belo Horizonte",
    state: "MG",
    address: "Avenida da Serra, 2010, Venda Nova",
    foundationYear: 1955,
    responsibleName: "Paulo Tarso Meira",
    description:
      "Clube de bairro com sede própria e tradição na formação de defensores. Oferece reforço escolar no contraturno e acompanhamento de fisioterapia a todas as categorias.",
    achievements: ["Campeão da Taça Ipê Sub-17 (2025)", "Defesa menos vazada da Copa Primavera (2024)"],
    strength: 0.76,
    verified: true,
    highlighted: false,
  },
  {
    name: "Instituto Bola na Rede",
    initials: "IBR",
    city: "Rio de Janeiro",
    state: "RJ",
    address: "Rua do Campinho, 38, Realengo",
    foundationYear: 2004,
    responsibleName: "Cristina Valverde",
    description:
      "Projeto social que virou clube: atende quatrocentas crianças e forma equipes de competição a partir dos treze anos. Metade das vagas é reservada a meninas.",
    achievements: [
      "Campeão da Copa Interbairros Sub-15 feminina (2025)",
      "Prêmio de fair play da Liga Metropolitana (2024)",
    ],
    strength: 0.7,
    verified: true,
    highlighted: true,
  },
  {
    name: "Associação Estrela da Várzea",
    initials: "AEV",
    city: "São Paulo",
    state: "SP",
    address: "Rua Onze de Junho, 700, Itaquera",
    foundationYear: 1971,
    responsibleName: "Edson Prado Lima",
    description:
      "Criada por times de várzea da zona leste, disputa competições de base há cinco décadas. O campo fica aberto à comunidade nos fins de semana.",
    achievements: [
      "Campeã da Taça das Comunidades Sub-17 (2025)",
      "Campeã da Copa Novos Campos Sub-13 (2023)",
    ],
    strength: 0.72,
    verified: true,
    highlighted: false,
  },
  {
    name: "Capibaribe Futebol de Base",
    initials: "CFB",
    city: "Recife",
    state: "PE",
    address: "Rua da Aurora Nova, 91, Várzea",
    foundationYear: 1998,
    responsibleName: "Severino Galindo",
    description:
      "Dedicado só à base, sem equipe profissional: o objetivo é preparar e encaminhar. Cada atleta tem um plano individual, revisto com a família a cada semestre.",
    achievements: ["Vice-campeão da Copa dos Rios Sub-15 (2025)"],
    strength: 0.66,
    verified: true,
    highlighted: false,
  },
  {
    name: "Associação Desportiva Ver-o-Rio",
    initials: "AVR",
    city: "Belém",
    state: "PA",
    address: "Travessa do Porto, 15, Telégrafo",
    foundationYear: 1983,
    responsibleName: "Raimunda Cordovil",
    description:
      "Recebe atletas das ilhas e do interior, com transporte por barco e alojamento durante a semana. A escola de goleiros é referência na região.",
    achievements: ["Campeã da Copa Caminhos Sub-15 (2024)", "Terceiro lugar na Copa dos Rios Sub-17 (2025)"],
    strength: 0.6,
    verified: true,
    highlighted: false,
  },
  {
    name: "Sociedade Esportiva Ipê Amarelo",
    initials: "SEIA",
    city: "Goiânia",
    state: "GO",
    address: "Alameda dos Ipês, 1200, Jardim Novo Mundo",
    foundationYear: 1990,
    responsibleName: "Marcos Vinício Taveira",
    description:
      "Une escolinha, categorias de base e um time feminino adulto no mesmo centro de treinamento. Todas as comissões técnicas têm formação em primeiros socorros.",
    achievements: ["Campeã da Copa Primavera Sub-15 feminina (2025)"],
    strength: 0.58,
    verified: true,
    highlighted: false,
  },
  {
    name: "Centro de Formação Pampa",
    initials: "CFP",
    city: "Porto Alegre",
    state: "RS",
    address: "Estrada do Lami, 3300, Restinga",
    foundationYear: 2011,
    responsibleName: "Vera Schimidt",
    description:
      "Centro de formação com escola integrada e quatro campos. Os jogos são gravados e cada atleta recebe os próprios lances para estudar.",
    achievements: ["Vice-campeão da Copa Primavera Sub-17 (2024)"],
    strength: 0.62,
    verified: true,
    highlighted: false,
  },
  {
    name: "Instituto Mandacaru Esporte",
    initials: "IME",
    city: "Fortaleza",
    state: "CE",
    address: "Rua do Farol, 64, Barra do Ceará",
    foundationYear: 2009,
    responsibleName: "Francisca Alencar",
    description:
      "Leva treino e merenda a seis bairros e reúne os destaques na equipe de competição. Aceita inscrições o ano inteiro, sem mensalidade.",
    achievements: ["Campeão do Torneio Semeando Futebol (2024)"],
    strength: 0.5,
    verified: false,
    highlighted: false,
  },
  {
    name: "Associação Cerrado Aberto",
    initials: "ACA",
    city: "Brasília",
    state: "DF",
    address: "Quadra 12, Área Especial, Ceilândia",
    foundationYear: 2015,
    responsibleName: "Tatiane Moura",
    description:
      "Fundada por ex-atletas, começou com uma turma feminina e hoje tem equipes do Sub-13 ao Sub-17. As famílias participam do conselho da associação.",
    achievements: ["Terceiro lugar na Taça Ipê Sub-15 feminina (2025)"],
    strength: 0.48,
    verified: false,
    highlighted: false,
  },
  {
    name: "Escola de Futebol Igarapé",
    initials: "EFI",
    city: "Manaus",
    state: "AM",
    address: "Rua do Igarapé, 210, Compensa",
    foundationYear: 2018,
    responsibleName: "Josué Parente",
    description:
      "Escola comunitária que treina em campo sintético por causa das chuvas. Viaja pouco e, por isso, organiza o próprio torneio todos os anos.",
    achievements: ["Vice-campeã da Copa Caminhos Sub-13 (2025)"],
    strength: 0.42,
    verified: false,
    highlighted: false,
  },
];

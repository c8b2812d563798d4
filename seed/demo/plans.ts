import type { NewPlan } from "#server/billing/plans/plans.server.ts";

/** What each plan really opens (decisions: signing up and paying). Being featured is never sold. */
export const PLANS: readonly NewPlan[] = [
  {
    name: "Atleta Essencial",
    audience: "athlete",
    priceCents: 2990,
    description: "Para entrar na frente quando abrem as inscrições.",
    grants: ["priority_registration", "seasons_over_time"],
    features: [
      "Vagas reservadas e prioridade na inscrição em peneiras e campeonatos",
      "Prioridade também na lista de espera",
      "Evolução dos números, temporada a temporada",
      "Para menores de 18 anos, quem assina é o responsável",
      "Cancelamento em dois cliques, sem multa",
    ],
  },
  {
    name: "Atleta Premium",
    audience: "athlete",
    priceCents: 5900,
    description: "Para acompanhar a própria evolução e conhecer os caminhos.",
    grants: ["priority_registration", "seasons_over_time", "side_by_side", "club_trials"],
    features: [
      "Tudo do Atleta Essencial",
      "Comparação lado a lado com outro atleta publicado",
      "As peneiras de cada clube e quantos atletas foram chamados",
      "Cancelamento em dois cliques, sem multa",
    ],
  },
  {
    name: "Clube Formador",
    audience: "club",
    priceCents: 19_900,
    description: "Para clubes que observam, convidam e formam.",
    grants: ["full_videos", "contact_athletes", "scouting_tools", "organiser_tools"],
    features: [
      "Vídeos completos dos atletas",
      "Contato com atletas pela plataforma; com menores, sempre pelo responsável",
      "Listas, anotações, comparação lado a lado e buscas salvas",
      "Uma assinatura para todos os observadores do clube",
      "Vídeos e contato de menores a partir da verificação do clube pela nossa equipe",
      "Cancelamento em dois cliques, sem multa",
    ],
  },
  {
    name: "Organizador de Campeonatos",
    audience: "championship",
    priceCents: 14_900,
    description: "Para quem organiza competições de base do começo ao fim.",
    grants: ["organiser_tools"],
    features: [
      "Inscrições com limite de vagas e lista de espera",
      "Equipes, tabela de jogos, súmulas e resultados",
      "Classificação automática, com os critérios de desempate brasileiros",
      "Pontos corridos, grupos com mata-mata ou mata-mata",
      "Página pública do campeonato",
    ],
  },
];

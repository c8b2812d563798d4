import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { crestUrl } from "#drawing/addresses.ts";
import type { NewSponsor } from "#server/sponsors/sponsors.server.ts";
import { demoCnpj } from "./club-inputs.ts";

interface Brand {
  name: string;
  initials: string;
  segment: string;
  description: string;
  level: NonNullable<NewSponsor["level"]>;
  status: NonNullable<NewSponsor["status"]>;
  featured?: boolean;
  /** Months from now: the first eight are under contract; of the others one has expired and two have not begun. */
  contract: readonly [start: number, end: number];
}

/** Invented brands. Their numbers follow those of the twelve clubs. */
const BRANDS: readonly Brand[] = [
  {
    name: "Fonte Serrana",
    initials: "FS",
    segment: "Água mineral",
    description: "Leva água e hidratação às peneiras e banca a inscrição de atletas de baixa renda.",
    level: "Premium",
    status: "Ativo",
    featured: true,
    contract: [-10, 14],
  },
  {
    name: "Trilho Calçados",
    initials: "TC",
    segment: "Material esportivo",
    description: "Doa chuteiras a projetos parceiros e mantém um programa de troca de pares usados.",
    level: "Premium",
    status: "Ativo",
    featured: true,
    contract: [-6, 18],
  },
  {
    name: "Banco Girassol",
    initials: "BG",
    segment: "Serviços financeiros",
    description: "Oferece educação financeira às famílias e apoia o campeonato Sub-17.",
    level: "Ouro",
    status: "Ativo",
    contract: [-8, 4],
  },
  {
    name: "Rota Norte Transportes",
    initials: "RN",
    segment: "Transporte",
    description: "Transporta equipes do interior para as finais regionais.",
    level: "Ouro",
    status: "Ativo",
    contract: [-3, 9],
  },
  {
    name: "Mesa Farta Alimentos",
    initials: "MF",
    segment: "Alimentação",
    description: "Fornece o lanche dos dias de avaliação, com cardápio de nutricionista.",
    level: "Prata",
    status: "Ativo",
    contract: [-5, 7],
  },
  {
    name: "Clínica Passo Firme",
    initials: "PF",
    segment: "Saúde",
    description: "Atende lesões de base com preço social e ensina prevenção nos clubes.",
    level: "Prata",
    status: "Ativo",
    contract: [-2, 10],
  },
  {
    name: "Sinal Verde Internet",
    initials: "SV",
    segment: "Telecomunicações",
    description: "Conecta centros de treinamento para que os jogos sejam gravados e revistos.",
    level: "Bronze",
    status: "Ativo",
    contract: [-1, 11],
  },
  {
    name: "Papelaria Caderno Novo",
    initials: "CN",
    segment: "Educação",
    description: "Distribui material escolar aos atletas dos projetos parceiros.",
    level: "Bronze",
    status: "Ativo",
    contract: [-4, 2],
  },
  {
    name: "Gráfica Boa Hora",
    initials: "BH",
    segment: "Gráfica",
    description: "Imprimiu os cartazes e as súmulas da temporada passada.",
    level: "Prata",
    status: "Ativo",
    contract: [-14, -1],
  },
  {
    name: "Padaria Sol da Manhã",
    initials: "SM",
    segment: "Alimentação",
    description: "Vai servir o café da manhã das peneiras de fim de semana.",
    level: "Bronze",
    status: "Ativo",
    contract: [1, 13],
  },
  {
    name: "Ótica Bem Ver",
    initials: "BV",
    segment: "Saúde",
    description: "Quer oferecer exames de vista aos atletas de projetos sociais.",
    level: "Ouro",
    status: "Pendente",
    contract: [0, 12],
  },
];

export const demoSponsors = (today: Temporal.PlainDate): NewSponsor[] =>
  BRANDS.map(({ name, initials, segment, description, level, status, featured = false, contract }, index) => {
    const slug = subdomainFrom(name);
    return {
      name,
      cnpj: demoCnpj(101 + index),
      crest: crestUrl(slug, initials),
      segment,
      description,
      link: `https://example.com/?marca=${slug}`,
      level,
      status,
      featured,
      contractStart: today.add({ months: contract[0] }),
      contractEnd: today.add({ months: contract[1] }),
    };
  });

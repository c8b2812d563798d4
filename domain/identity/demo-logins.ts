/** The people of demo mode. Their password is no secret: outside demo mode it opens nothing. */
export const DEMO_PASSWORD = "joia-da-base";

interface DemoLogin {
  key: string;
  /** At a domain that belongs to nobody. */
  email: string;
  name: string;
  /** Which doors it opens, for the list on the login page. */
  role: string;
}

export const DEMO_LOGINS = [
  { key: "athlete", email: "atleta@demo.example", name: "Natália Bragança", role: "Atleta, 21 anos" },
  { key: "minor", email: "atleta.menor@demo.example", name: "Kauã Ribeiro", role: "Atleta menor de idade" },
  {
    key: "beginner",
    email: "atleta.nova@demo.example",
    name: "Bianca Vilela",
    role: "Atleta menor de idade que ainda preenche o perfil",
  },
  {
    key: "guardian",
    email: "responsavel@demo.example",
    name: "Rosângela Vilela Ribeiro",
    role: "Responsável por dois atletas",
  },
  { key: "club", email: "clube@demo.example", name: "Renato Falcão", role: "Clube verificado" },
  {
    key: "scout",
    email: "olheiro@demo.example",
    name: "Clara Menezes",
    role: "Olheira do clube verificado",
  },
  {
    key: "championship",
    email: "campeonato@demo.example",
    name: "Odete Vilar",
    role: "Organização de campeonatos",
  },
  { key: "sponsor", email: "patrocinador@demo.example", name: "Mirtes Cordeiro", role: "Patrocinador" },
  {
    key: "two",
    email: "dois.perfis@demo.example",
    name: "Tobias Leme",
    role: "Dois perfis: clube e campeonato",
  },
  { key: "none", email: "sem.perfil@demo.example", name: "Sara Quintela", role: "Conta sem perfil" },
  { key: "staff", email: "equipe@demo.example", name: "Lia Prates", role: "Equipe da plataforma" },
  { key: "admin", email: "admin@demo.example", name: "Ciro Valadão", role: "Administração" },
] as const satisfies readonly DemoLogin[];

export type DemoLoginKey = (typeof DEMO_LOGINS)[number]["key"];

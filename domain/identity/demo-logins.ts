/** The people of demo mode. Their password is no secret: outside demo mode it opens nothing. */
export const DEMO_PASSWORD = "joia-da-base";

export interface DemoLogin {
  key: string;
  /** At a domain that belongs to nobody. */
  email: string;
  name: string;
  /** Which doors it opens, for the list on the login page. */
  role: string;
}

export const DEMO_LOGINS = [
  { key: "athlete", email: "atleta@example.com", name: "Natália Bragança", role: "Atleta, 21 anos" },
  { key: "minor", email: "atleta.menor@example.com", name: "Kauã Ribeiro", role: "Atleta menor de idade" },
  { key: "guardian", email: "rosangela.ribeiro@example.com", name: "Rosângela Vilela Ribeiro", role: "Responsável por dois atletas" },
  { key: "club", email: "clube@example.com", name: "Renato Falcão", role: "Clube verificado" },
  { key: "championship", email: "campeonato@example.com", name: "Odete Vilar", role: "Organização de campeonatos" },
  { key: "sponsor", email: "patrocinador@example.com", name: "Mirtes Cordeiro", role: "Patrocinador" },
  { key: "two", email: "dois.perfis@example.com", name: "Tobias Leme", role: "Dois perfis: clube e campeonato" },
  { key: "none", email: "sem.perfil@example.com", name: "Sara Quintela", role: "Conta sem perfil" },
  { key: "staff", email: "equipe@example.com", name: "Lia Prates", role: "Equipe da plataforma" },
  { key: "admin", email: "admin@example.com", name: "Ciro Valadão", role: "Administração" },
] as const satisfies readonly DemoLogin[];

export type DemoLoginKey = (typeof DEMO_LOGINS)[number]["key"];

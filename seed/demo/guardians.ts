import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { createRandom } from "#drawing/random.ts";

interface DemoGuardian {
  name: string;
  email: string;
}

/** One guardian for two athletes: one is public, about the other she has not decided yet. */
const OF_TWO: DemoGuardian = { name: "Rosângela Vilela Ribeiro", email: "responsavel@demo.example" };
const HERS = new Set(["Kauã Ribeiro", "Bianca Vilela"]);

/** For whoever wants to sign in as a guardian in demo mode. */
export const DEMO_GUARDIAN = OF_TWO;

const GIVEN = [
  "Adriana",
  "Célia",
  "Cláudia",
  "Edson",
  "Eliane",
  "Ivone",
  "Jorge",
  "Lúcia",
  "Márcia",
  "Marcos",
  "Neide",
  "Paulo",
  "Regina",
  "Sérgio",
  "Sônia",
  "Valdir",
] as const;

/** The same guardian for the same athlete on every machine. */
export function demoGuardianOf(athleteName: string): DemoGuardian {
  if (HERS.has(athleteName)) return OF_TWO;
  const given = createRandom(`guardian/${athleteName}`).pick(GIVEN);
  const name = `${given} ${athleteName.split(" ").at(-1)}`;
  return { name, email: `${subdomainFrom(name)}.${subdomainFrom(athleteName)}@example.com` };
}

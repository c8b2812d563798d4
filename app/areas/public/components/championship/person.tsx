import { Link } from "#app/components/link.tsx";
import type { ShownPerson } from "#server/championships/people/scorers.server.ts";

/** Somebody of a squad as a page shows them: what `shownPeople` allows, in words. */
export interface PersonView {
  /** "9 · Kauã Ribeiro", "10 · M. S.", "Camisa 4", "Comissão técnica" */
  text: string;
  /** The public profile of who is named. */
  to: string | null;
}

export const toPersonView = (person: ShownPerson | null): PersonView => ({
  text: personText(person),
  to: person?.subdomain ? `/a/${person.subdomain}` : null,
});

/** A number and two letters are one word: no line ends in them. */
const NO_BREAK = "\u00A0";

/** "Kauã Ribeiro", "M. S."; null where only the number is shown. */
export function shownName({ name, named }: Pick<ShownPerson, "name" | "named">): string | null {
  if (name === null || named) return name;
  return Array.from(name, (letter) => `${letter}.`).join(NO_BREAK);
}

function personText(person: ShownPerson | null): string {
  if (!person || person.staff) return "Comissão técnica";
  const { number } = person;
  const shown = shownName(person);
  if (shown === null) return number === null ? "Atleta" : `Camisa${NO_BREAK}${number}`;
  return number === null ? shown : `${number}${NO_BREAK}·${NO_BREAK}${shown}`;
}

export const Person = ({ person: { text, to } }: { person: PersonView }) =>
  to ? (
    <Link to={to} className="py-2 font-semibold text-grass underline underline-offset-4">
      {text}
    </Link>
  ) : (
    text
  );

/** Why some are only a number and two letters. */
export const InitialsNote = () => (
  <p className="text-compact text-muted">Número e iniciais: sem autorização para aparecer com nome.</p>
);

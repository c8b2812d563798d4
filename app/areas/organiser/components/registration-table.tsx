import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import type { ListedRegistration, RegistrationList } from "#server/registrations/organiser-list.server.ts";
import { removePage } from "../addresses.ts";
import { PersonCell } from "./person-cell.tsx";

type Person = ListedRegistration & { eventId: string };

/** Who has a place. */
export function RegistrationTable({ list: { event, rows, over, phones } }: { list: RegistrationList }) {
  return (
    <Table
      caption="Inscrições confirmadas"
      captionHidden
      columns={[...COLUMNS, ...(phones === "shown" ? [PHONE] : []), ENTERED, ...(over ? [] : [REMOVE])]}
      rows={rows.map((row) => ({ ...row, eventId: event.id }))}
      rowKey={({ id }) => id}
      narrow="rows"
    />
  );
}

const COLUMNS: Column<Person>[] = [
  { header: "Nº", cell: ({ number }) => number, align: "end", wide: true },
  {
    header: "Nome",
    cell: (person) => (
      <PersonCell
        person={person}
        name={person.name ?? UNAVAILABLE}
        to={person.subdomain && `/a/${person.subdomain}`}
      >
        {person.phone}
      </PersonCell>
    ),
    rowHeader: true,
  },
  { header: "Categoria", cell: ({ category }) => category ?? "–", wide: true },
  { header: "Posição", cell: ({ position }) => position, wide: true },
  { header: "Nascimento", cell: ({ birthYear }) => birthYear, wide: true },
];

const PHONE: Column<Person> = {
  header: "Telefone",
  cell: ({ phone }) => phone ?? "não informado",
  wide: true,
};

const ENTERED: Column<Person> = {
  header: "Entrada",
  cell: ({ came, walkIn }) =>
    came ? (
      <Badge tone="grass">{walkIn ? "Entrou no dia" : "Entrou"}</Badge>
    ) : (
      <span className="max-sm:hidden">–</span>
    ),
};

const REMOVE: Column<Person> = {
  header: "Retirar",
  hiddenHeader: true,
  // Whoever came is owed an answer, and stays in the list.
  cell: ({ eventId, id, name, came }) =>
    !came && (
      <ButtonLink to={removePage(eventId, id)} variant="text" size="small" className="max-sm:min-h-11">
        Retirar
        <span className="sr-only"> {name ?? UNAVAILABLE}</span>
      </ButtonLink>
    ),
};

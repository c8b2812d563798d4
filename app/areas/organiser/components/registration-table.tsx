import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import type { ListedRegistration, RegistrationList } from "#server/registrations/organiser-list.server.ts";
import { removePage } from "../addresses.ts";

type Person = ListedRegistration & { eventId: string };

/** Who has a place. */
export function RegistrationTable({ list: { event, rows, over, phones } }: { list: RegistrationList }) {
  return (
    <Table
      caption="Inscrições confirmadas"
      captionHidden
      columns={[...FACTS, ...(phones === "shown" ? [PHONE] : []), ENTERED, ...(over ? [] : [REMOVE])]}
      rows={rows.map((row) => ({ ...row, eventId: event.id }))}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}

const FACTS: Column<Person>[] = [
  { header: "Nº", cell: ({ number }) => number, align: "end" },
  {
    header: "Nome",
    cell: ({ name, subdomain }) =>
      subdomain ? <TextLink to={`/a/${subdomain}`}>{name}</TextLink> : (name ?? UNAVAILABLE),
    rowHeader: true,
  },
  { header: "Nascimento", cell: ({ birthYear }) => birthYear },
  { header: "Categoria", cell: ({ category }) => category ?? "–" },
  { header: "Posição", cell: ({ position }) => position },
];

const PHONE: Column<Person> = { header: "Telefone", cell: ({ phone }) => phone ?? "não informado" };

const ENTERED: Column<Person> = {
  header: "Entrada",
  cell: ({ came, walkIn }) =>
    came ? <Badge tone="grass">{walkIn ? "Entrou no dia" : "Entrou"}</Badge> : "–",
};

const REMOVE: Column<Person> = {
  header: "Retirar",
  hiddenHeader: true,
  // Whoever came is owed an answer, and stays in the list.
  cell: ({ eventId, id, name, came }) =>
    !came && (
      <TextLink to={removePage(eventId, id)}>
        Retirar<span className="sr-only"> {name ?? UNAVAILABLE}</span>
      </TextLink>
    ),
};

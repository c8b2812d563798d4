import { Download } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { presenceList, type Present } from "#server/registrations/presence.server.ts";
import { undoEntrance } from "#server/registrations/undo-entrance.server.ts";
import { undoneFlash } from "../check-in/entrance-answer.ts";
import { gateText } from "../check-in/words.ts";
import { CLOSED_TEXT, EventFrame } from "../components/event-frame.tsx";
import { PersonCell } from "../components/person-cell.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { presencePage } from "../addresses.ts";
import type { Route } from "./+types/presence.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await presenceList(requireMember(context), params.id);
  if (!found.ok) throw eventNotFound();
  return found.value;
}

/** The gate let the wrong person in. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const registrationId = textIn(await readForm(request), "registration");
  const undone = await undoEntrance(requireMember(context), params.id, registrationId);
  if (!undone.ok && undone.error === "not_found") throw eventNotFound();
  return redirectWith(presencePage(params.id), { flash: undoneFlash(undone) });
}

export const meta: Route.MetaFunction = () => privateMeta("Presença");

const COLUMNS: Column<Present>[] = [
  { header: "Nº", cell: ({ number }) => number, align: "end", wide: true },
  {
    header: "Nome",
    cell: (person) => (
      <PersonCell person={person} name={person.name}>
        <Again {...person} />
      </PersonCell>
    ),
    rowHeader: true,
  },
  { header: "Categoria", cell: ({ category }) => category ?? "–", wide: true },
  { header: "Posição", cell: ({ position }) => position, wide: true },
  { header: "Nascimento", cell: ({ birthYear }) => birthYear, wide: true },
  { header: "Entrada", cell: (person) => <Entrance {...person} /> },
  {
    header: "Lido de novo",
    cell: (person) => (person.doubles.length === 0 ? "–" : <Again {...person} />),
    wide: true,
  },
];

/** "02:29 · portão 1"; on phones one below the other. */
const Entrance = ({ entered, walkIn }: Present) =>
  entered ? (
    <span className="max-sm:grid max-sm:justify-items-end max-sm:text-sm">
      <span className="max-sm:text-base max-sm:font-bold">{entered.at}</span>
      <span className="max-sm:hidden"> · </span>
      <span className="max-sm:text-muted">{gateText(entered.gate)}</span>
      {walkIn && (
        <span className="max-sm:text-muted">
          <span className="max-sm:hidden"> · </span>no dia
        </span>
      )}
    </span>
  ) : (
    <span className="text-muted max-sm:text-sm">não entrou</span>
  );

const Again = ({ doubles }: Present) =>
  doubles.length > 0 && (
    <Badge tone="canary">
      <span className="sm:hidden">Lido de novo: </span>
      {doubles.map(({ at, gate }) => `${at}, ${gateText(gate)}`).join(" · ")}
    </Badge>
  );

const UNDO: Column<Present> = {
  header: "Desfazer",
  hiddenHeader: true,
  cell: ({ id, name, entered }) =>
    entered && (
      <PostForm>
        <input type="hidden" name="registration" value={id} />
        <SubmitButton variant="text" size="small" className="max-sm:min-h-11">
          Desfazer
          <span className="max-sm:sr-only"> entrada</span>
          <span className="sr-only"> de {name}</span>
        </SubmitButton>
      </PostForm>
    ),
};

export default function PresencePage({ loaderData }: Route.ComponentProps) {
  const { event, closed, undoes, came, people } = loaderData;
  const twice = people.filter(({ doubles }) => doubles.length > 0).length;
  return (
    <EventFrame event={event} title="Presença" current="presence">
      {closed ? (
        <Notice title="Lista fechada">{CLOSED_TEXT}</Notice>
      ) : people.length === 0 ? (
        <EmptyState title="Ninguém na lista ainda">
          A lista se enche com as inscrições confirmadas.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <strong>{came}</strong> de {people.length} {came === 1 ? "entrou" : "entraram"}
              {twice > 0 && `, ${twice} ${twice === 1 ? "ingresso lido" : "ingressos lidos"} mais de uma vez`}
              .
            </p>
            <p className="flex flex-wrap gap-2">
              {(["csv", "pdf"] as const).map((format) => (
                <ButtonLink
                  key={format}
                  to={`${presencePage(event.id)}.${format}`}
                  reloadDocument
                  size="small"
                  className="max-sm:min-h-11"
                >
                  <Download aria-hidden="true" />
                  {format.toUpperCase()}
                </ButtonLink>
              ))}
            </p>
          </div>
          <p className="text-compact text-muted">
            Sem dados de contato. Cada arquivo leva o seu nome e a data, e fica registrado.
          </p>
          <Table
            caption="Quem entrou"
            captionHidden
            columns={undoes && came > 0 ? [...COLUMNS, UNDO] : COLUMNS}
            rows={people}
            rowKey={({ id }) => id}
            narrow="rows"
          />
        </>
      )}
    </EventFrame>
  );
}

import { Search } from "lucide-react";
import { Form } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Input } from "#app/components/input.tsx";
import { Link } from "#app/components/link.tsx";
import { STAGE_NAMES, STAGES, type Stage } from "#domain/scouting/stages.ts";
import { entryAddress, listAddress, stageAddress } from "../../list-addresses.ts";
import type { HeadView } from "../../list-view.ts";

/** Above the table: one stage alone, and a search over the notes. */
export const ListTools = ({ list, stage, typed }: { list: HeadView; stage: Stage | null; typed: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <nav aria-label="Etapa" className="flex flex-wrap gap-1.5">
      <StageLink to={listAddress(list.id, "tabela")} current={stage === null}>
        Todos {list.total}
      </StageLink>
      {STAGES.map((one) => (
        <StageLink key={one} to={stageAddress(list.id, "tabela", one)} current={one === stage}>
          {STAGE_NAMES[one]} {list.counts[one]}
        </StageLink>
      ))}
    </nav>
    <Form method="get" className="flex w-full gap-2 sm:w-auto">
      <input type="hidden" name="ver" value="tabela" />
      <Input
        type="search"
        name="notas"
        maxLength={80}
        defaultValue={typed}
        aria-label="Buscar nas notas da lista"
        placeholder="Buscar nas notas"
        className="min-h-11! grow sm:w-56"
      />
      <SubmitButton size="small" className="min-h-11!">
        <Search aria-hidden="true" />
        <span className="max-sm:sr-only">Buscar</span>
      </SubmitButton>
    </Form>
  </div>
);

const StageLink = ({
  to,
  current,
  children,
}: {
  to: string;
  current: boolean;
  children: React.ReactNode;
}) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={current ? "true" : undefined}
    className="inline-flex min-h-11 items-center rounded-control border border-line bg-card px-3 text-sm font-semibold text-muted hover:border-edge aria-[current]:border-ink aria-[current]:text-ink sm:min-h-9"
  >
    {children}
  </Link>
);

interface FoundNote {
  id: string;
  athleteId: string;
  athlete: string;
  text: string;
  by: string;
  private: boolean;
}

export const FoundNotes = ({
  list,
  typed,
  notes,
  more,
}: {
  list: HeadView;
  typed: string;
  notes: readonly FoundNote[];
  more: boolean;
}) => (
  <section aria-labelledby="notas-achadas" className="grid gap-3 panel p-4 sm:p-5">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="notas-achadas" className="text-2xl">
        Notas com “{typed}”
      </h2>
      <ButtonLink to={listAddress(list.id, "tabela")} variant="text" size="small">
        Limpar a busca
      </ButtonLink>
    </div>
    {notes.length === 0 && <p className="text-muted">Nenhuma nota desta lista tem estas palavras.</p>}
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note.id} className="border-l-2 border-line pl-3">
          <p className="wrap-anywhere">{note.text}</p>
          <p className="text-sm text-muted">
            <Link
              to={entryAddress(list.id, note.athleteId)}
              className="font-semibold text-grass underline underline-offset-4"
            >
              {note.athlete}
            </Link>{" "}
            · {note.by}
            {note.private && " · particular"}
          </p>
        </li>
      ))}
    </ul>
    {more && <p className="text-sm text-muted">Há mais. Escreva mais palavras para achar a nota certa.</p>}
  </section>
);

import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Notice } from "#app/components/notice.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { SourceMark } from "#app/components/source-mark.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { asId, isId } from "#domain/id.ts";
import { matchWords } from "#domain/scouting/note-schema.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { contactHintsOf } from "#server/messages/contact-hints.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { entryPage } from "#server/scouting/entry-page.server.ts";
import { notesAbout, type Note } from "#server/scouting/notes.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { ContactLine } from "../components/lists/board-card.tsx";
import { EntrySide } from "../components/lists/entry-side.tsx";
import { NoteForm } from "../components/lists/note-form.tsx";
import { NoteList } from "../components/lists/note-list.tsx";
import { ListsNotOpen } from "../components/lists/not-open.tsx";
import { answerEntry } from "../entry-action.ts";
import { historyLine } from "../history-words.ts";
import { entryAddress, listAddress, LISTS_PAGE } from "../list-addresses.ts";
import { toEntryView, toHeadView } from "../list-view.ts";
import { dayWords, GONE } from "../list-words.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { answerNote } from "../note-action.ts";
import type { Route } from "./+types/list-athlete.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const found = isId(params.athleteId) ? await entryPage(actor, params.id, params.athleteId) : null;
  if (!found?.ok) throw data("Atleta não encontrado nesta lista", 404);
  const { list, entry, history } = found.value;
  if (entry.athlete) afterAnswer(context, () => recordViews(actor, [entry.athleteId], "list"));
  const before = asId(url.searchParams.get("antes"));
  const notes = entry.athlete ? await notesAbout(actor, entry.athleteId, before) : null;
  const shown = notes?.ok ? notes.value : { notes: [], more: false };
  const editing = shown.notes.find(({ id, may }) => may.edit && id === url.searchParams.get("corrigir"));
  return {
    list: toHeadView(list, today()),
    plans: plansInWords(list.open ? [] : await plansThatOpen("scouting_tools", "club")),
    entry: toEntryView(entry, today(), await contactHintsOf(actor, [entry.athleteId])),
    notes: shown.notes.map(toNoteView),
    older: shown.more ? shown.notes.at(-1)!.id : null,
    editing: editing
      ? {
          id: editing.id,
          text: editing.text,
          tags: editing.tags,
          match: editing.match,
          minute: editing.minute,
        }
      : null,
    deleting: url.searchParams.get("apagar"),
    history: history.map((change) => ({ id: change.id, line: historyLine(change, today()) })),
  };
}

const toNoteView = (note: Note) => ({
  id: note.id,
  author: note.author ?? GONE,
  day: dayWords(note.writtenAt, today()),
  match: matchWords(note),
  text: note.text,
  tags: note.tags,
  private: note.private,
  edited: note.editedAt !== null,
  may: note.may,
});

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const { id: listId, athleteId } = params;
  const found = isId(athleteId) ? await entryPage(actor, listId, athleteId) : null;
  if (!found?.ok) throw data("Atleta não encontrado nesta lista", 404);
  const form = await readForm(request);
  const page = entryAddress(listId, athleteId);
  return (
    (await answerNote({ actor, athleteId, form, page })) ??
    answerEntry({ actor, listId, form, page, afterRemoval: listAddress(listId) })
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.entry.athlete?.name ?? UNAVAILABLE);

export default function ListAthlete({ loaderData, actionData }: Route.ComponentProps) {
  const { list, plans, entry, notes, older, editing, deleting, history } = loaderData;
  const page = entryAddress(list.id, entry.athleteId);
  return (
    <Container className="grid grid-cols-1 gap-5 py-5">
      <Breadcrumb
        steps={[
          { label: "Listas", to: LISTS_PAGE },
          { label: list.name, to: listAddress(list.id) },
          { label: entry.athlete?.name ?? UNAVAILABLE },
        ]}
      />
      <Who entry={entry} />
      {!list.open && <ListsNotOpen plans={plans} any />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="grid grid-cols-1 gap-5">
          {entry.athlete ? (
            <>
              {list.open && (
                <Card compact>
                  <NoteForm
                    key={editing?.id}
                    note={editing}
                    page={page}
                    answer={answerTo(editing ? "corrigir" : "anotar", actionData)}
                  />
                </Card>
              )}
              <section className="grid gap-3">
                <h2 className="text-2xl">Notas do clube</h2>
                {notes.length === 0 && (
                  <p className="text-muted">
                    Nenhuma nota ainda. O que alguém do clube escrever sobre o atleta aparece aqui e em todas
                    as listas em que ele estiver.
                  </p>
                )}
                <NoteList notes={notes} page={page} open={list.open} deleting={deleting} />
                {older && (
                  <p>
                    <ButtonLink to={`${page}?antes=${older}`} size="small">
                      Notas mais antigas
                    </ButtonLink>
                  </p>
                )}
              </section>
            </>
          ) : (
            <Notice tone="warning" title={UNAVAILABLE}>
              O perfil não está mais visível para clubes. As notas ficam guardadas sem aparecer: voltam se o
              perfil voltar, e são apagadas se a conta for apagada.
            </Notice>
          )}
        </div>
        <div className="grid gap-5 max-lg:contents">
          <EntrySide list={list} entry={entry} />
          <Card title="Histórico" compact className="max-lg:order-3">
            <ol className="grid gap-2 text-sm">
              {history.map(({ id, line }) => (
                <li key={id}>{line}</li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </Container>
  );
}

function Who({ entry: { athlete, contact } }: Pick<Route.ComponentProps["loaderData"], "entry">) {
  return (
    <div className="flex items-start gap-4">
      <FigurinhaThumb photo={athlete?.photo ?? null} size="large" />
      <div className="min-w-0">
        <h1 className="text-4xl wrap-anywhere">{athlete?.name ?? UNAVAILABLE}</h1>
        {athlete && (
          <>
            <p className="mt-1 text-compact text-muted">
              {[athlete.position, athlete.facts].filter(Boolean).join(" · ")}
            </p>
            <p className="text-compact text-muted">{athlete.long}</p>
            {athlete.numbers && (
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
                <SourceMark source={athlete.numbers.source} className="font-semibold" />
                {athlete.numbers.games} jogos · {athlete.numbers.minutes} min · {athlete.numbers.goals} gols ·{" "}
                {athlete.numbers.assists} assist. · {athlete.numbers.seasons}
              </p>
            )}
          </>
        )}
        {contact && <ContactLine contact={contact} />}
      </div>
    </div>
  );
}

import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { fieldSchema } from "#domain/championships/schedule-schema.ts";
import {
  addField,
  changeField,
  ownFields,
  removeField,
} from "#server/championships/matches/fields.server.ts";
import { fieldsPage, matchesPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { FieldForm, RemoveField } from "../components/matches/field-form.tsx";
import { championshipNotFound, loadChampionship } from "../desk.ts";
import type { Route } from "./+types/matches-fields.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship } = await loadChampionship(args);
  const { id, name, status, mayEdit, location } = championship;
  const found = await ownFields(organising, id);
  if (!found.ok) throw championshipNotFound();
  return { championship: { id, name, status }, mayEdit, fields: found.value, location };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { organising, championship } = await loadChampionship(args);
  const { id } = championship;
  const fieldId = textIn(form, "fieldId");
  if (textIn(form, "intent") === "retirar") return remove(organising, { championshipId: id, fieldId });
  const parsed = parseFields(form, fieldSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, fieldId });
  const saved = fieldId
    ? await changeField(organising, { championshipId: id, fieldId }, parsed.value)
    : await addField(organising, id, parsed.value);
  if (!saved.ok) {
    if (saved.error === "taken")
      return refuse({
        typed: typedIn(form, fieldSchema),
        fields: { name: "Este local já tem um campo com este nome." },
        fieldId,
      });
    if (saved.error !== "too_many") throw championshipNotFound();
    return redirectWith(fieldsPage(id), {
      flash: { kind: "error", title: "Um campeonato tem no máximo 40 campos" },
    });
  }
  return redirectWith(fieldsPage(id), {
    flash: { kind: "success", title: fieldId ? "Campo salvo" : "Campo incluído" },
  });
}

async function remove(...[organising, field]: Parameters<typeof removeField>) {
  const removed = await removeField(organising, field);
  if (!removed.ok && removed.error !== "in_use") throw championshipNotFound();
  return redirectWith(fieldsPage(field.championshipId), {
    flash: removed.ok
      ? { kind: "success", title: "Campo retirado" }
      : {
          kind: "error",
          title: "Há partidas marcadas neste campo",
          body: "Mova as partidas antes de retirar o campo.",
        },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Campos");

export default function Fields({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, fields, mayEdit, location } = loaderData;
  const answerOf = (fieldId: string) => (actionData?.fieldId === fieldId ? actionData : undefined);
  return (
    <ChampionshipPage
      championship={championship}
      current="matches"
      title="Campos"
      lead="Onde se joga. Cada campo recebe uma partida de cada vez, de qualquer categoria."
      action={
        <ButtonLink to={matchesPage(championship.id)} size="small" className="min-h-11">
          Ver as partidas
        </ButtonLink>
      }
    >
      {fields.map((field) => (
        <Card key={field.id} compact title={`${field.venue} · ${field.name}`} className="max-w-[56rem]">
          <p className="text-compact text-muted">
            {field.address && `${field.address} · `}
            {field.matches === 1 ? "1 partida a jogar" : `${field.matches} partidas a jogar`}
          </p>
          {mayEdit && (
            <details className="mt-2" open={answerOf(field.id) !== undefined}>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
                Editar<span className="sr-only"> {field.name}</span>
              </summary>
              <div className="grid gap-4 pt-2">
                <FieldForm field={field} answer={answerOf(field.id)} action="Salvar campo" />
                {field.matches === 0 && <RemoveField field={field} />}
              </div>
            </details>
          )}
        </Card>
      ))}
      {mayEdit && (
        <Card
          compact
          title={fields.length === 0 ? "O primeiro campo" : "Novo campo"}
          className="max-w-[56rem]"
        >
          <FieldForm
            key={fields.length}
            field={{ venue: fields.at(-1)?.venue ?? location ?? "", name: "", address: null }}
            answer={answerOf("")}
            action="Incluir campo"
          />
        </Card>
      )}
    </ChampionshipPage>
  );
}

import { useCallback, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { AgeRange } from "#app/components/age-range.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { onLeaving } from "#app/forms/on-leaving.ts";
import type { AthleteQuery } from "#domain/athletes/athlete-query.ts";
import { ANY_GROUP, filterFields, SORT_WORDS } from "#domain/athletes/list-address.ts";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";

const POSITION_OPTIONS = [{ value: ANY_GROUP, label: "Todas" }, ...POSITION_GROUPS];
const SORT_OPTIONS = [
  { value: SORT_WORDS.name, label: "Nome" },
  { value: SORT_WORDS.age, label: "Idade" },
  { value: SORT_WORDS.newest, label: "Mais recentes" },
];
const TYPING_PAUSE_MS = 350;

/** A form that asks by address: without script it has its button, with script it follows each change. */
export function AthleteFilters({ query }: { query: AthleteQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();

  const submitSoon = useCallback(
    (delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => void submit(form.current, { replace: true, preventScrollReset: true }),
        delay,
      );
    },
    [submit],
  );

  useEffect(() => onLeaving(() => clearTimeout(timer.current)), []);
  const shown = useRef<AthleteQuery>(undefined);
  useEffect(() => {
    // What was chosen before the script arrived is not in the address yet.
    if (!shown.current && differs(form.current, query)) submitSoon(TYPING_PAUSE_MS);
    if (shown.current && shown.current !== query) showInForm(form.current, query);
    shown.current = query;
  }, [query, submitSoon]);
  const fields = filterFields(query);

  return (
    <Form
      ref={form}
      method="get"
      action="/atletas"
      preventScrollReset
      aria-label="Filtros"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-3 gap-y-4 panel p-4 sm:grid-cols-2 sm:gap-5 sm:p-5 lg:sticky lg:top-24 lg:grid-cols-1"
      onChange={(event) =>
        submitSoon((event.target as unknown as HTMLInputElement).type === "search" ? TYPING_PAUSE_MS : 150)
      }
      onSubmit={() => clearTimeout(timer.current)}
    >
      <InputField
        className="col-span-full"
        label="Buscar por nome"
        name="busca"
        type="search"
        defaultValue={fields.busca}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField label="Posição" name="posicao" options={POSITION_OPTIONS} defaultValue={fields.posicao} />
      <SelectField label="Ordenar por" name="ordem" options={SORT_OPTIONS} defaultValue={fields.ordem} />
      <AgeRange
        className="col-span-full"
        minName="idadeMin"
        maxName="idadeMax"
        defaultMin={query.ageMin}
        defaultMax={query.ageMax}
      />
      <div className="col-span-full flex flex-wrap gap-2">
        <SubmitButton>Filtrar</SubmitButton>
        <ButtonLink to="/atletas" variant="text">
          Limpar filtros
        </ButtonLink>
      </div>
    </Form>
  );
}

function differs(form: HTMLFormElement | null, query: AthleteQuery): boolean {
  const chosen = form && new FormData(form);
  return (
    chosen !== null && Object.entries(filterFields(query)).some(([name, value]) => chosen.get(name) !== value)
  );
}

/** Back and forward bring other filters: the fields follow, except the one being typed in. */
function showInForm(form: HTMLFormElement | null, query: AthleteQuery): void {
  const fields = filterFields(query);
  for (const name of ["busca", "posicao", "ordem"] as const) {
    const control = form?.elements.namedItem(name);
    const editable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (editable && control !== document.activeElement) control.value = fields[name];
  }
}

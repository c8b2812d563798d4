import { X } from "lucide-react";
import type { RefObject } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { FieldError } from "#app/components/field.tsx";
import { Link } from "#app/components/link.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { POSITIONS_BY_GROUP, POSITION_GROUPS } from "#domain/athletes/positions.ts";
import type { SearchFields, SearchProblem } from "#domain/athletes/search-parameters.ts";
import { slug } from "#domain/slug.ts";
import { SEASON_SOURCES, SOURCE_ADDRESSES } from "#domain/athletes/seasons.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import {
  FilterChoices,
  FilterFold,
  FilterGroup,
  FilterRange,
  FilterTick,
  problemOf,
  type FilterState,
} from "./filter-fields.tsx";
import { NumbersFilter } from "./numbers-filter.tsx";
import { PlaceFilter } from "./place-filter.tsx";
import "./filters.css";

export const FILTERS_FORM = "filtros";

interface FiltersProps {
  form: RefObject<HTMLFormElement | null>;
  fields: SearchFields;
  problems: readonly SearchProblem[];
  since: readonly { value: string; label: string }[];
  meant: readonly { label: string; to: string }[];
  /** "37 atletas" */
  found: string;
  clear: string;
  /** This page, for whoever closes the sheet without script. */
  here: string;
  close: () => void;
}

const ANY = { value: "", label: "Todas" };
const CATEGORIES = [ANY, ...[13, 15, 17, 20].map((age) => ({ value: `sub-${age}`, label: `Sub-${age}` }))];
const FOOT_CHOICES = [
  { value: "", label: "Todos" },
  ...FEET.map((foot) => ({ value: slug(foot), label: foot })),
];
const MODALITY_CHOICES = [
  ANY,
  ...MODALITIES.map((modality) => ({
    value: modality,
    label: modality === "feminino" ? "Feminino" : "Masculino",
  })),
];
const SOURCE_CHOICES = [
  { value: "", label: "Qualquer fonte" },
  ...SEASON_SOURCES.map((source) => ({
    value: SOURCE_ADDRESSES[source],
    label: <SourceMark source={source} />,
  })),
];

/** A rail beside the results, or a sheet over them on a phone. It asks by address: script only makes it quick. */
export function Filters({ form, fields, problems, since, meant, found, clear, here, close }: FiltersProps) {
  const state = { fields, problems };
  return (
    <Form
      ref={form}
      id={FILTERS_FORM}
      method="get"
      action="/club/buscar"
      preventScrollReset
      aria-label="Filtros"
      className="filters"
    >
      <div className="filters-head">
        <h2>Filtros</h2>
        <Link to={clear} preventScrollReset className="filters-clear">
          Limpar
        </Link>
        <a
          href={here}
          className="filters-close"
          aria-label="Fechar filtros"
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <X aria-hidden="true" />
        </a>
      </div>
      <div className="filters-body">
        <FilterGroup title="Ano de nascimento">
          <FilterRange
            state={state}
            names={["nascidosDe", "nascidosAte"]}
            labels={["Nascidos a partir de", "Nascidos até"]}
            placeholders={["de", "até"]}
            digits
          />
          <FilterChoices state={state} name="categoria" options={CATEGORIES} />
        </FilterGroup>
        <FilterGroup title="Idade">
          <FilterRange
            state={state}
            names={["idadeMin", "idadeMax"]}
            labels={["Idade mínima", "Idade máxima"]}
            placeholders={["13", "25"]}
            digits
          />
        </FilterGroup>
        <Positions state={state} />
        <PlaceFilter state={state} choices={meant} />
        <FilterGroup title="Pé">
          <FilterChoices state={state} name="pe" options={FOOT_CHOICES} />
        </FilterGroup>
        <FilterGroup title="Altura">
          <FilterRange
            state={state}
            names={["alturaMin", "alturaMax"]}
            labels={["Altura mínima", "Altura máxima"]}
            placeholders={["1,65 m", "sem limite"]}
          />
        </FilterGroup>
        <FilterGroup title="Números da temporada" hint="Cada fonte é contada à parte.">
          <FilterChoices state={state} name="fonte" options={SOURCE_CHOICES} />
          <NumbersFilter state={state} />
        </FilterGroup>
        <Traits state={state} />
        <FilterFold
          title="Vídeo, modalidade, atualização"
          open={[fields.video, fields.modalidade, fields.atualizado].some(Boolean)}
        >
          <FilterTick name="video" value="1" checked={fields.video === "1"}>
            Tem vídeo
          </FilterTick>
          <FilterChoices state={state} name="modalidade" options={MODALITY_CHOICES} />
          <select
            name="atualizado"
            aria-label="Perfil atualizado"
            className="filter-input"
            defaultValue={fields.atualizado}
          >
            <option value="">Atualizado em qualquer data</option>
            {since.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {problemOf(state, "atualizado") && (
            <FieldError>{problemOf(state, "atualizado")!.message}</FieldError>
          )}
        </FilterFold>
      </div>
      <div className="filters-foot">
        <SubmitButton variant="primary" className="filters-show" onClick={close}>
          Ver {found}
        </SubmitButton>
        <SubmitButton size="small" className="filters-apply">
          Aplicar filtros
        </SubmitButton>
      </div>
    </Form>
  );
}

function Positions({ state }: { state: FilterState }) {
  const { grupo, posicao, secundaria } = state.fields;
  const problem = problemOf(state, "grupo", "posicao");
  return (
    <FilterGroup title="Posição">
      {POSITION_GROUPS.map((group) => {
        const positions = POSITIONS_BY_GROUP[group];
        return (
          <div key={group} className="filter-positions" data-group={slug(group)}>
            <FilterTick name="grupo" value={slug(group)} checked={grupo.includes(slug(group))}>
              {group}
            </FilterTick>
            {positions.length > 1 && (
              <div className="filter-positions-in">
                {positions.map((position) => (
                  <FilterTick
                    key={position}
                    name="posicao"
                    value={slug(position)}
                    checked={posicao.includes(slug(position))}
                  >
                    {position}
                  </FilterTick>
                ))}
              </div>
            )}
          </div>
        );
      })}
      <FilterTick name="secundaria" value="1" checked={secundaria === "1"}>
        Contar posição secundária
      </FilterTick>
      {problem && <FieldError className="mt-1.5">{problem.message}</FieldError>}
    </FilterGroup>
  );
}

function Traits({ state }: { state: FilterState }) {
  const chosen = state.fields.caracteristica;
  const problem = problemOf(state, "caracteristica");
  return (
    <FilterFold title="Características" open={chosen.length > 0 || Boolean(problem)}>
      <p className="filter-hint">O atleta tem todas as marcadas; até 6.</p>
      <div className="filter-traits">
        {TRAITS.map((trait) => (
          <FilterTick
            key={trait}
            name="caracteristica"
            value={slug(trait)}
            checked={chosen.includes(slug(trait))}
          >
            {trait}
          </FilterTick>
        ))}
      </div>
      {problem && <FieldError className="mt-1.5">{problem.message}</FieldError>}
    </FilterFold>
  );
}

import { Phone, Users } from "lucide-react";
import { data, Form } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { Stat, StatList } from "#app/components/stat.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { openPhones, registrationList } from "#server/registrations/organiser-list.server.ts";
import { CLOSED_TEXT, EventFrame } from "../components/event-frame.tsx";
import { RegistrationTable } from "../components/registration-table.tsx";
import { listAddress, parseListQuery } from "../list-query.ts";
import { eventNotFound } from "../load-own-event.ts";
import type { Route } from "./+types/registrations.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = parseListQuery(url.searchParams);
  const found = await registrationList(requireMember(context), params.id, asked);
  if (!found.ok) throw eventNotFound();
  return { asked, list: found.value };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") !== "telefones") throw data("Pedido inválido", 400);
  const opened = await openPhones(requireMember(context), params.id);
  if (!opened.ok && opened.error === "not_found") throw eventNotFound();
  return redirectWith(`${url.pathname}${url.search}`, opened.ok ? {} : { flash: PHONES_CLOSED });
}

const PHONES_CLOSED = {
  kind: "error",
  title: "Telefones fechados",
  body: "Eles abrem 24 horas antes do evento e fecham 24 horas depois.",
} as const;

export const meta: Route.MetaFunction = () => privateMeta("Inscrições");

type Loaded = Route.ComponentProps["loaderData"];

export default function RegistrationsPage({ loaderData: { asked, list } }: Route.ComponentProps) {
  const { event, counts, closed, phones, rows, next } = list;
  return (
    <EventFrame event={event} title="Inscrições" current="list">
      <StatList>
        <Stat label={counts.confirmed === 1 ? "confirmada" : "confirmadas"} value={counts.confirmed} />
        <Stat
          label={counts.awaitingGuardian === 1 ? "espera o responsável" : "esperam o responsável"}
          value={counts.awaitingGuardian}
        />
        <Stat label={counts.offered === 1 ? "vaga oferecida" : "vagas oferecidas"} value={counts.offered} />
        <Stat label="na lista de espera" value={counts.waiting} />
      </StatList>
      {closed ? (
        <Notice title="Lista fechada">{CLOSED_TEXT}</Notice>
      ) : (
        <>
          <p className="max-w-[70ch] text-compact text-muted">
            Antes do sim do responsável, e sem vaga, você vê só quantos são. Perfis privados continuam
            privados.
          </p>
          <Filters asked={asked} categories={list.categories} />
          {phones === "open" && (
            <PostForm>
              <SubmitButton intent="telefones" size="small" className="max-sm:min-h-11">
                <Phone aria-hidden="true" />
                Mostrar telefones do dia
              </SubmitButton>
            </PostForm>
          )}
          {phones === "shown" && (
            <Notice title="Telefones só para o dia do evento">
              A família deu o telefone para imprevistos do dia. Ele some 24 horas depois, e cada abertura fica
              registrada.
            </Notice>
          )}
          {rows.length > 0 ? <RegistrationTable list={list} /> : <Nobody asked={asked} />}
          {next !== null && (
            <p>
              <ButtonLink to={listAddress(asked, next)} size="small">
                Continuar depois do nº {next}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </EventFrame>
  );
}

const ALL = { value: "", label: "Todas" };

const Filters = ({ asked, categories }: { asked: Loaded["asked"]; categories: readonly string[] }) => (
  <Form method="get" className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
    {categories.length > 0 && (
      <SelectField
        label="Categoria"
        name="categoria"
        options={[ALL, ...categories]}
        defaultValue={asked.filter.category ?? ""}
        className="sm:w-44"
      />
    )}
    <SelectField
      label="Posição"
      name="posicao"
      options={[ALL, ...POSITION_GROUPS]}
      defaultValue={asked.filter.positionGroup ?? ""}
      className="sm:w-48"
    />
    <SelectField
      label="Presença"
      name="vieram"
      options={[
        { value: "", label: "Todos" },
        { value: "presentes", label: "Vieram" },
        { value: "faltaram", label: "Não entraram" },
      ]}
      defaultValue={asked.came ?? ""}
      className="sm:w-44"
    />
    <SubmitButton>Filtrar</SubmitButton>
  </Form>
);

function Nobody({ asked }: { asked: Loaded["asked"] }) {
  const { category, positionGroup, came } = asked.filter;
  return category || positionGroup || came !== null ? (
    <EmptyState title="Ninguém com estes filtros" action={<ButtonLink to="?">Ver todas</ButtonLink>} />
  ) : (
    <EmptyState title="Ninguém confirmado ainda" icon={<Users />}>
      Aqui aparece quem tem vaga, com nome, ano de nascimento, categoria e posição.
    </EmptyState>
  );
}

import { Download, Mail } from "lucide-react";
import { buttonClass, ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { formatDateTime } from "#domain/date-time.ts";
import { asId } from "#domain/id.ts";
import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { INQUIRY_KINDS, INQUIRY_LABELS } from "#domain/inquiries/kinds.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { InquiryTable } from "../components/inquiry-table.tsx";
import { KindFilter } from "../components/kind-filter.tsx";
import { CursorNav } from "../components/cursor-nav.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { addressOf, asked, filterIn, INQUIRIES, type Filter } from "../inquiry-filter.ts";
import type { Route } from "./+types/inquiries.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = filterIn(url);
  const after = asId(url.searchParams.get("depois"));
  const page = await inquiries.list(actorOf(context), { ...asked(filter), after });
  return {
    filter,
    after,
    entries: page.entries.map(
      ({ id, kindLabel, name, email, phone, subject, athlete, state, createdAt, dueOn }) => ({
        id,
        kindLabel,
        name,
        answerTo: email ?? phone,
        about: subject ?? (athlete ? `Para ${athlete.name}` : null),
        state,
        createdAt: formatDateTime(createdAt),
        deadline: dueOn && state === "new" ? deadlineOf(dueOn, today()) : null,
      }),
    ),
    next: page.next && addressOf(filter, { after: page.next }),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Mensagens");

const STATES = [
  ["new", "Novas"],
  ["handled", "Tratadas"],
  ["all", "Todas"],
] as const;

const KINDS = INQUIRY_KINDS.map((kind) => ({ value: kind, label: INQUIRY_LABELS[kind] }));

export default function Inquiries({ loaderData: { filter, after, entries, next } }: Route.ComponentProps) {
  const { kind, state } = filter;
  const tabs = STATES.map(([one, label]) => ({
    to: addressOf({ kind, state: one }),
    label,
    current: one === state,
  }));
  return (
    <>
      <PageTitle
        aside={
          <span className="flex flex-wrap gap-3">
            <ButtonLink to="/admin/mensagens/registrar">Registrar pedido</ButtonLink>
            <ExportLink filter={filter} />
          </span>
        }
      >
        Mensagens
      </PageTitle>
      <Tabs label="Situação" tabs={tabs} className="mb-5" />
      <KindFilter action={INQUIRIES} kind={kind} kinds={KINDS}>
        {state !== "new" && (
          <input type="hidden" name="situacao" value={state === "all" ? "todas" : "tratadas"} />
        )}
      </KindFilter>
      {entries.length > 0 ? (
        <InquiryTable entries={entries} withState={state === "all"} />
      ) : (
        <EmptyState
          icon={<Mail />}
          title={after ? "Não há mais mensagens" : "Nenhuma mensagem aqui"}
          action={(after ?? kind) && <ButtonLink to={addressOf({ state })}>Ver todos os tipos</ButtonLink>}
        >
          Pré-cadastros, contatos, pedidos de clubes, eventos anunciados e mensagens para atletas aparecem
          aqui, do mais novo ao mais antigo.
        </EmptyState>
      )}
      <CursorNav first={after ? addressOf(filter) : null} next={next} />
    </>
  );
}

/** A plain link: a download is no page, and needs no script. */
function ExportLink({ filter }: { filter: Filter }) {
  return (
    <a
      href={addressOf(filter, { path: `${INQUIRIES}.csv` })}
      download
      className={buttonClass({ size: "small" })}
    >
      <Download aria-hidden="true" />
      Exportar CSV
    </a>
  );
}

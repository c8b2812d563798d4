import { Check, RotateCcw } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { DeadlineBadge, InquiryBadge } from "../components/inquiry-badges.tsx";
import { RowLink } from "../components/row-link.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { answerBulk } from "../list/bulk-answer.ts";
import { readList } from "../list/list-frame.ts";
import { inquiryAddress, inquiryPartIn } from "../queue/inquiry-address.ts";
import type { Route } from "./+types/inquiries.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(INQUIRY_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, INQUIRY_LIST, query, inquiries.list(actor, query));
  const part = inquiryPartIn(url);
  return {
    frame,
    rows: rows.map((row) => ({ ...toRow(row), to: inquiryAddress(part, row.id) })),
    csvOfMinors: isAdmin(actor),
  };
}

const toRow = ({ id, kindLabel, name, email, phone, subject, state, ...more }: inquiries.ListedInquiry) => ({
  id,
  kindLabel,
  name,
  answerTo: email ?? phone,
  about: subject ?? (more.athlete ? `Para ${more.athlete.name}` : null),
  state,
  createdAt: formatDateTime(more.createdAt),
  /** Of a request about personal data that waits. */
  deadline: more.dueOn && state === "new" ? deadlineOf(more.dueOn, today()) : null,
  /** Who works on one that waits. */
  holder: state === "new" ? (more.mine ? "Você" : (more.assignee ?? "Ninguém")) : "–",
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  return answerBulk(await readForm(request), `${INQUIRY_LIST.path}${url.search}`, {
    tratar: {
      does: async (id) => {
        const handled = await inquiries.handleAmongOthers(actor, id);
        return handled.ok || LEFT_OUT[handled.error];
      },
      done: ["1 mensagem tratada", "mensagens tratadas"],
      body: "Para desfazer, abra a visão Tratadas.",
      atOnce: true,
    },
    reabrir: {
      does: async (id) => (await inquiries.setState(actor, id, "new")).ok,
      done: ["1 mensagem nova", "mensagens novas"],
      atOnce: true,
    },
  });
}

const LEFT_OUT = {
  on_its_own: "evento que espera decisão e pedido sobre dados são tratados um a um",
  leased: "mensagem que está com outra pessoa da equipe é tratada por ela",
  not_found: false,
} as const;

export const meta: Route.MetaFunction = () => adminMeta(INQUIRY_LIST.title);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const COLUMNS: ListColumn<Row>[] = [
  {
    header: "De",
    rowHeader: true,
    cell: ({ to, name, about }) => (
      <RowLink to={to} note={about}>
        {name}
      </RowLink>
    ),
  },
  { header: "Tipo", cell: ({ kindLabel }) => kindLabel },
  {
    header: "Resposta para",
    cell: ({ answerTo }) => <Address text={answerTo ?? "–"} />,
  },
  {
    header: "Recebida em",
    sort: "received",
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{createdAt}</span>,
  },
  {
    header: "Prazo",
    sort: "due",
    cell: ({ deadline }) => (deadline ? <DeadlineBadge {...deadline} /> : "–"),
  },
  { header: "Com quem", cell: ({ holder }) => holder },
];

/** Breaks before the "@" rather than within a word. */
function Address({ text }: { text: string }) {
  const [name, host] = text.split("@", 2);
  return (
    <span className="wrap-anywhere">
      {name}
      {host && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  );
}

const STATE: ListColumn<Row> = { header: "Situação", cell: ({ state }) => <InquiryBadge state={state} /> };

const HANDLE = { intent: "tratar", label: "Marcar como tratadas", icon: <Check aria-hidden="true" /> };
const REOPEN = { intent: "reabrir", label: "Marcar como novas", icon: <RotateCcw aria-hidden="true" /> };
const BULK = { new: [HANDLE], handled: [REOPEN], all: [HANDLE, REOPEN] };

export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, rows, csvOfMinors } = loaderData;
  const state = readState(frame.query.filters["state"]);
  return (
    <AdminList
      list={INQUIRY_LIST}
      frame={frame}
      rows={rows}
      columns={state === "all" ? [...COLUMNS, STATE] : COLUMNS}
      rowKey={({ id }) => id}
      exported
      lead={
        <p className="mb-3 text-sm text-muted">
          {csvOfMinors
            ? "No CSV, pré-cadastros de menores e mensagens para atletas menores vão sem contato e sem o texto."
            : "O CSV não traz pré-cadastros de menores nem mensagens para atletas menores."}
        </p>
      }
      aside={
        <ButtonLink to="/admin/mensagens/registrar" size="small">
          Registrar pedido
        </ButtonLink>
      }
      bulk={{ actions: BULK[state], ask: actionData?.ask, nameOf: ({ name }) => `a mensagem de ${name}` }}
    >
      <p>
        Pré-cadastros, contatos, pedidos de clubes, eventos anunciados e mensagens para atletas aparecem aqui,
        do mais novo ao mais antigo.
      </p>
    </AdminList>
  );
}

const readState = (state: string | undefined): keyof typeof BULK =>
  state === "handled" || state === "all" ? state : "new";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={INQUIRY_LIST.failed} />;
}

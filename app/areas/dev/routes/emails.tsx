import { Mail, Search } from "lucide-react";
import { data, Form } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { InputField } from "#app/components/input.tsx";
import { Link } from "#app/components/link.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { formatDateTime } from "#domain/date-time.ts";
import { asId } from "#domain/id.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { outbox } from "#server/platform/mail/outbox.server.ts";
import type { Route } from "./+types/emails.ts";

const PAGE = 50;

/** What would have been sent: without a mail server, this is where confirmation links are found. */
export async function loader({ url }: Route.LoaderArgs) {
  if (!isDemo()) throw data(null, { status: 404 });
  const before = asId(url.searchParams.get("antes"));
  const to = url.searchParams.get("para")?.trim() ?? "";
  const mails = await outbox({ limit: PAGE, before, to });
  return {
    to,
    mails: mails.map((mail) => ({ ...mail, at: formatDateTime(Temporal.Instant.from(mail.at)) })),
    older:
      mails.length === PAGE
        ? `/dev/emails?${new URLSearchParams({ antes: mails.at(-1)!.id, para: to })}`
        : null,
  };
}

export const meta: Route.MetaFunction = () => [
  { title: "E-mails da demonstração" },
  { name: "robots", content: "noindex" },
];

type Row = Route.ComponentProps["loaderData"]["mails"][number];

const COLUMNS: Column<Row>[] = [
  {
    header: "Assunto",
    rowHeader: true,
    cell: ({ id, subject }) => (
      <Link to={`/dev/emails/${id}`} className="text-grass underline underline-offset-4">
        {subject}
      </Link>
    ),
  },
  { header: "Para", cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
  { header: "Quando", cell: ({ at }) => at },
];

export default function Emails({ loaderData: { to, mails, older } }: Route.ComponentProps) {
  return (
    <Container className="grid gap-6 py-8 sm:py-14">
      <div className="grid gap-3">
        <h1 className="text-5xl sm:text-6xl">E-mails da demonstração</h1>
        <p className="text-muted">Nada sai daqui: cada mensagem que o produto enviaria fica nesta lista.</p>
      </div>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <InputField
          label="Enviados para"
          name="para"
          type="search"
          inputMode="email"
          maxLength={254}
          defaultValue={to}
          className="min-w-0 grow basis-64 sm:max-w-md"
        />
        <SubmitButton>
          <Search aria-hidden="true" />
          Buscar
        </SubmitButton>
      </Form>
      {mails.length === 0 ? (
        <EmptyState title={to ? "Nenhum e-mail para este endereço" : "Nenhum e-mail ainda"} icon={<Mail />}>
          Cadastre-se ou recupere uma senha, e a mensagem aparece aqui.
        </EmptyState>
      ) : (
        <Table
          caption="Mensagens"
          captionHidden
          columns={COLUMNS}
          rows={mails}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      )}
      {older && (
        <div>
          <ButtonLink to={older}>Mais antigas</ButtonLink>
        </div>
      )}
    </Container>
  );
}

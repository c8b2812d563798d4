import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { AUDIENCE_LABELS, type Audience } from "#domain/billing/audiences.ts";
import { formatNumber } from "#domain/number-text.ts";
import { RowActs } from "./row-acts.tsx";
import { RowLink } from "./row-link.tsx";

type Row = {
  id: string;
  name: string;
  description: string | null;
  audience: Audience;
  price: string;
  active: boolean;
  subscribers: number;
};

const columnsFor = (editable: boolean): Column<Row>[] => [
  {
    header: "Plano",
    rowHeader: true,
    cell: ({ id, name, description }) => (
      <RowLink to={`/admin/planos/${id}`} note={description}>
        {name}
      </RowLink>
    ),
  },
  { header: "Público", cell: ({ audience }) => AUDIENCE_LABELS[audience] },
  { header: "Preço", cell: ({ price }) => <span className="whitespace-nowrap">{price}/mês</span> },
  { header: "Assinantes", align: "end", cell: ({ subscribers }) => formatNumber(subscribers) },
  {
    header: "Situação",
    cell: ({ active }) => (active ? <Badge tone="grass">Ativo</Badge> : <Badge>Desativado</Badge>),
  },
  {
    header: "Ações",
    hiddenHeader: true,
    align: "end",
    cell: (plan) => <PlanActs plan={plan} editable={editable} />,
  },
];

export function PlanTable({ plans, editable }: { plans: readonly Row[]; editable: boolean }) {
  return (
    <Table
      caption="Planos, os ativos primeiro"
      captionHidden
      columns={columnsFor(editable)}
      rows={plans}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}

function PlanActs({ plan: { id, name, active }, editable }: { plan: Row; editable: boolean }) {
  const which = <span className="sr-only"> {name}</span>;
  return (
    <div className="flex flex-wrap items-center gap-2 sm:justify-end xl:flex-nowrap">
      {active && (
        // Posts to the public page, so that staff buy by the same rules as everybody.
        <PostForm action="/planos">
          <input type="hidden" name="plano" value={id} />
          <SubmitButton size="small" className="whitespace-nowrap">
            Começar teste grátis<span className="sr-only"> do plano {name}</span>
          </SubmitButton>
        </PostForm>
      )}
      {editable ? (
        <>
          <ButtonLink to={`/admin/planos/${id}/situacao`} size="small">
            {active ? "Desativar" : "Ativar"}
            {which}
          </ButtonLink>
          <RowActs to={`/admin/planos/${id}`} editTo={`/admin/planos/${id}`} name={name} mayDelete />
        </>
      ) : (
        <ButtonLink to={`/admin/planos/${id}`} size="small">
          Ver{which}
        </ButtonLink>
      )}
    </div>
  );
}

import { Megaphone, Plus } from "lucide-react";
import { data } from "react-router";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { bannerState } from "#domain/settings/banners.ts";
import { BANNER_AUDIENCE_LABELS } from "#domain/settings/choices.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { bannersForStaff, deleteBanner, restoreBanner } from "#server/settings/banners.server.ts";
import { RowLink } from "../../components/row-link.tsx";
import { DeletedRows } from "../../settings/deleted-rows.tsx";
import { RowAct } from "../../settings/row-act.tsx";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/banners.ts";

const HERE = "/admin/ajustes/avisos";

export async function loader({ context }: Route.LoaderArgs) {
  const { live, deleted } = await bannersForStaff(actorOf(context));
  const at = now();
  return {
    banners: live.map((banner) => ({
      id: banner.id,
      text: banner.text,
      audience: BANNER_AUDIENCE_LABELS[banner.audience],
      from: formatDateTime(banner.from),
      until: banner.until ? formatDateTime(banner.until) : null,
      state: bannerState(banner, at),
    })),
    deleted: deleted.map(({ id, text }) => ({ id, label: text })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textIn(form, "intent");
  if (intent !== "apagar" && intent !== "restaurar") throw data(null, 404);
  const act = intent === "apagar" ? deleteBanner : restoreBanner;
  const done = await act(actorOf(context), textIn(form, "id"));
  const said = intent === "apagar" ? "Aviso apagado. Ele pode ser restaurado abaixo." : "Aviso restaurado";
  return redirectWith(HERE, {
    flash: done.ok
      ? { kind: "success", title: said }
      : { kind: "error", title: "Este aviso não existe mais" },
  });
}

export const meta: Route.MetaFunction = () => adminMeta("Avisos do site");

export default function Banners({ loaderData: { banners, deleted } }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle
        aside={
          <ButtonLink to={`${HERE}/novo`} variant="primary" size="small">
            <Plus aria-hidden="true" />
            Novo aviso
          </ButtonLink>
        }
      >
        Avisos do site
      </SettingsTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Uma faixa no topo das páginas, para quem você escolher, do começo ao fim marcados. Aparecem até dois
        por vez: os mais novos.
      </p>
      {banners.length > 0 ? (
        <Table
          caption="Avisos do site, do mais novo ao mais antigo"
          captionHidden
          columns={COLUMNS}
          rows={banners}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      ) : (
        <EmptyState title="Nenhum aviso" icon={<Megaphone />}>
          Use avisos para manutenção, prazos e novidades que todos precisam ler.
        </EmptyState>
      )}
      <DeletedRows rows={deleted} />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["banners"][number];

const STATES: Readonly<Record<Row["state"], { tone: BadgeTone; label: string }>> = {
  waiting: { tone: "sky", label: "Agendado" },
  shown: { tone: "grass", label: "No ar" },
  over: { tone: "neutral", label: "Encerrado" },
};

const COLUMNS: Column<Row>[] = [
  {
    header: "Aviso",
    rowHeader: true,
    cell: ({ id, text }) => <RowLink to={`${HERE}/${id}`}>{text}</RowLink>,
  },
  { header: "Quem vê", cell: ({ audience }) => audience },
  {
    header: "Período",
    cell: ({ from, until }) => (
      <>
        <span className="whitespace-nowrap">de {from}</span>{" "}
        <span className="whitespace-nowrap">{until ? `até ${until}` : "sem fim marcado"}</span>
      </>
    ),
  },
  {
    header: "Situação",
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
  },
  {
    header: "Ações",
    cell: ({ id, text }) => (
      <RowAct id={id} intent="apagar" about={text}>
        Apagar
      </RowAct>
    ),
  },
];

import { Crown, Download, FileText, List, Plus, SquareKanban, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Link } from "#app/components/link.tsx";
import { LIST_VIEWS, listAddress, LISTS_PAGE, type ListViewName } from "../../list-addresses.ts";
import type { HeadView } from "../../list-view.ts";
import { NeedTags } from "./need-tags.tsx";
import { ListsNotOpen } from "./not-open.tsx";

type ListFrameProps = {
  list: HeadView;
  view: ListViewName;
  plans: string;
  children: ReactNode;
};

/** What stands above a list in every view: name, need, what can be done with it, and the views. */
export function ListFrame({ list, view, plans, children }: ListFrameProps) {
  return (
    <Container className="grid grid-cols-1 gap-4 py-5">
      <div className="grid gap-2">
        <Breadcrumb steps={[{ label: "Listas", to: LISTS_PAGE }, { label: "Necessidade" }]} />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <h1 className="flex min-w-0 flex-wrap items-center gap-3 text-4xl wrap-anywhere">
            {list.name}
            {list.archived && <Badge>Arquivada</Badge>}
          </h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex items-center gap-2 text-sm text-muted">
              <Users className="size-4.5 shrink-0" aria-hidden="true" />
              <span>
                {list.people} · {list.changed}
              </span>
            </p>
            {list.open && <Actions list={list} view={view} />}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm font-semibold">Procura-se</span>
          {list.words.length > 0 ? (
            <NeedTags words={list.words} />
          ) : (
            <span className="text-sm text-muted">nada em especial</span>
          )}
          {list.open && (
            <Link
              to={`${LISTS_PAGE}/${list.id}/editar`}
              className="inline-flex min-h-11 items-center px-1 text-sm font-bold text-grass underline decoration-2 underline-offset-4 sm:min-h-8"
            >
              Editar
              <span className="sr-only"> o nome e a necessidade da lista</span>
            </Link>
          )}
        </div>
        <Views list={list} view={view} />
      </div>
      {!list.open && <ListsNotOpen plans={plans} any />}
      {children}
    </Container>
  );
}

/** On the page for the director the files come first; elsewhere, and while there is nobody, the next athlete. */
function Actions({ list, view }: { list: HeadView; view: ListViewName }) {
  if (view !== "melhores" || list.total === 0)
    return (
      <ButtonLink to={list.search} variant="primary" size="small">
        <Plus aria-hidden="true" />
        Adicionar atleta
      </ButtonLink>
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to={`${LISTS_PAGE}/${list.id}/lista.csv`} size="small" reloadDocument>
        <Download aria-hidden="true" />
        Baixar CSV
      </ButtonLink>
      <ButtonLink to={`${LISTS_PAGE}/${list.id}/diretoria.pdf`} variant="primary" size="small" reloadDocument>
        <FileText aria-hidden="true" />
        PDF para a diretoria
      </ButtonLink>
    </div>
  );
}

const ICONS = { quadro: SquareKanban, tabela: List, melhores: Crown };

const Views = ({ list, view }: { list: HeadView; view: ListViewName }) => (
  <nav
    aria-label="Como ver a lista"
    className="flex w-full gap-0.5 rounded-control bg-[#efeadc] p-[3px] sm:w-auto"
  >
    {(Object.keys(LIST_VIEWS) as ListViewName[]).map((name) => {
      const Icon = ICONS[name];
      return (
        <Link
          key={name}
          to={listAddress(list.id, name)}
          aria-current={name === view ? "page" : undefined}
          className="flex min-h-11 grow items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:ring-[1.5px] aria-[current=page]:ring-ink sm:min-h-9 sm:px-3"
        >
          <Icon className="size-4.5 max-sm:hidden" aria-hidden="true" />
          {LIST_VIEWS[name]}
        </Link>
      );
    })}
  </nav>
);

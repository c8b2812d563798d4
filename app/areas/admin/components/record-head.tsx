import { ExternalLink, History, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { PageTitle } from "./page-title.tsx";
import { UndoRemoval } from "./undo-removal.tsx";

interface RecordHeadProps {
  list: { label: string; to: string };
  name: string;
  /** Its page here; its form and its question stand below it. */
  page: string;
  log: string;
  /** What visitors see of it. */
  shownAt?: string | undefined;
  mayEdit?: boolean;
  mayDelete: boolean;
  deletedAt: string | null;
  mayUndo?: boolean;
  /** Most of it only an admin deletes, and brings back. */
  onlyAdmins?: boolean;
  /** What deleting did, and what undoing it brings back. */
  removal: ReactNode;
  /** How it stands. */
  children: ReactNode;
}

/** The head of the page of a club, a championship, an event or a sponsor. */
export function RecordHead(props: RecordHeadProps) {
  const { list, name, deletedAt, mayDelete, mayUndo = mayDelete, onlyAdmins, removal, children } = props;
  return (
    <>
      <Breadcrumb className="mb-3" steps={[list, { label: name }]} />
      <PageTitle aside={<Acts {...props} />}>{name}</PageTitle>
      {deletedAt ? (
        <UndoRemoval title={`Excluído em ${deletedAt}`} mayUndo={mayUndo} onlyAdmins={onlyAdmins}>
          {removal}
        </UndoRemoval>
      ) : (
        <p className="-mt-3 mb-4 flex flex-wrap gap-2">{children}</p>
      )}
    </>
  );
}

const Acts = ({ page, log, shownAt, mayEdit = true, mayDelete, deletedAt }: RecordHeadProps) => (
  <div className="flex flex-wrap gap-2">
    <ButtonLink to={log} size="small">
      <History aria-hidden="true" />
      Registro
    </ButtonLink>
    {shownAt && !deletedAt && (
      <ButtonLink to={shownAt} size="small">
        <ExternalLink aria-hidden="true" />
        Ver página
      </ButtonLink>
    )}
    {mayDelete && !deletedAt && (
      <ButtonLink to={`${page}/excluir`} size="small">
        <Trash2 aria-hidden="true" />
        Excluir
      </ButtonLink>
    )}
    {mayEdit && !deletedAt && (
      <ButtonLink to={`${page}/editar`} variant="primary" size="small">
        <Pencil aria-hidden="true" />
        Editar
      </ButtonLink>
    )}
  </div>
);

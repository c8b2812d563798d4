import { Eye, Pencil, Trash2 } from "lucide-react";
import { Link } from "#app/components/link.tsx";

interface RowActsProps {
  /** The row's page, which its name opens; its form and its question stand below it, unless these say where. */
  to: string;
  editTo?: string;
  deleteTo?: string;
  name: string;
  mayView?: boolean;
  mayEdit?: boolean;
  mayDelete: boolean;
}

const ACT = "grid size-9 place-items-center rounded-control hover:bg-line max-sm:size-11 [&_svg]:size-5";

/** What can be done with one row, as small as a dense table needs it. */
export const RowActs = ({
  to,
  editTo = `${to}/editar`,
  deleteTo = `${to}/excluir`,
  name,
  mayView = false,
  mayEdit = true,
  mayDelete,
}: RowActsProps) => (
  <span className="flex justify-end">
    {mayView && (
      <Link to={to} className={ACT} aria-label={`Visualizar ${name}`} title="Visualizar">
        <Eye aria-hidden="true" />
      </Link>
    )}
    {mayEdit && (
      <Link to={editTo} className={ACT} aria-label={`Editar ${name}`} title="Editar">
        <Pencil aria-hidden="true" />
      </Link>
    )}
    {mayDelete && (
      <Link to={deleteTo} className={ACT} aria-label={`Excluir ${name}`} title="Excluir">
        <Trash2 aria-hidden="true" />
      </Link>
    )}
  </span>
);

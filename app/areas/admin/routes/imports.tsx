import { Import } from "lucide-react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { asId } from "#domain/id.ts";
import * as imports from "#server/administration/imports/imports.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { CursorNav } from "../components/cursor-nav.tsx";
import { BringFile } from "../components/imports/bring-file.tsx";
import { ImportTable } from "../components/imports/import-table.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { IMPORTS, toImportRow } from "../import-view.ts";
import type { Route } from "./+types/imports.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const after = asId(url.searchParams.get("depois"));
  const page = await imports.list(actorOf(context), after);
  return {
    first: after ? IMPORTS : null,
    imports: page.imports.map(toImportRow),
    next: page.next && `${IMPORTS}?depois=${page.next}`,
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Importar");

export default function Imports({ loaderData: { first, imports: rows, next } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Importar</PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <BringFile />
        <section aria-labelledby="historico" className="grid gap-3">
          <h2 id="historico" className="text-2xl">
            Importações
          </h2>
          {rows.length > 0 ? (
            <ImportTable imports={rows} />
          ) : (
            <EmptyState
              icon={<Import />}
              title={first ? "Não há mais importações" : "Nenhuma importação ainda"}
            >
              Cada arquivo enviado fica aqui com o que entrou e o que foi recusado. O arquivo em si é apagado.
            </EmptyState>
          )}
          <CursorNav first={first} next={next} />
        </section>
      </div>
    </>
  );
}

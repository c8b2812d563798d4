import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { describePage } from "#app/page-meta.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { CodeBlock } from "../components/api/code-block.tsx";
import { EMBED_PARTS, embedPath, firstTab, tabPath } from "../components/championship/tabs.ts";
import { frameCode, type FrameView } from "../frame-code.ts";
import { readCup } from "#app/read-cup.ts";
import type { Route } from "./+types/embed-code.ts";

const LABELS = { tabela: "Tabela", rodadas: "Rodadas", artilharia: "Artilharia" } as const;

/** The code with which another site shows a part of this championship. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cup = await readCup(params.id, url.searchParams);
  if (!cup) throw data("Campeonato não encontrado", 404);
  const { event, competition, categoryInAddress } = cup;
  cachePage(context, cup.sources, ["categoria"]);
  const hasTable = competition.view.tables.length > 0;
  const parts = EMBED_PARTS.filter(
    (part) => part === "rodadas" || (!competition.hidden && (part !== "tabela" || hasTable)),
  );
  return {
    title: event.title,
    category: competition.name,
    page: tabPath(
      event.id,
      firstTab({ format: competition.format.kind, hidden: competition.hidden }),
      categoryInAddress,
    ),
    frames: parts.map((part): FrameView => {
      const address = publicUrl(embedPath(event.id, part, competition.id));
      const title = `${LABELS[part]}: ${event.title}, ${competition.name}`;
      return { part, label: LABELS[part], address, code: frameCode(address, title) };
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: loaderData
      ? `Incorporar: ${loaderData.title} | Joia da Base`
      : "Campeonato não encontrado | Joia da Base",
    description: "Código para mostrar a tabela no seu site.",
    indexable: false,
  });

export default function EmbedCode({ loaderData: { title, category, page, frames } }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-5 py-5 sm:py-10">
      <Breadcrumb
        steps={[
          { label: "Campeonatos", to: "/campeonatos" },
          { label: title, to: page },
          { label: "Incorporar" },
        ]}
      />
      <div className="grid gap-2">
        <h1 className="text-4xl sm:text-5xl">Incorporar no seu site</h1>
        <p className="max-w-[62ch] text-muted">
          Copie o código e cole na página do clube, da liga ou da escola: {title}, {category}, sempre
          atualizado. Sem cookies. Menores de idade aparecem só com número e iniciais.
        </p>
      </div>
      <ul className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        {frames.map(({ part, label, address, code }) => (
          <li key={part}>
            <Card compact title={label} className="grid gap-3">
              <CodeBlock label="Código" of={label} code={code} />
              <div className="flex flex-wrap items-center gap-4">
                <CopyButton text={code} label="Copiar código" done="Código copiado" />
                <StandaloneLink to={address} target="_blank" rel="noopener" reloadDocument>
                  Ver como fica
                </StandaloneLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Container>
  );
}

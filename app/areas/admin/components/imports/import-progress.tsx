import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { MeterBar } from "#app/components/meter-bar.tsx";
import { whileVisible } from "#app/session/while-visible.ts";
import { formatNumber } from "#domain/number-text.ts";
import { IMPORTS, type ImportRow } from "../../import-view.ts";
import { Panel } from "../panel.tsx";

const EVERY_MS = 1500;

/** Looks again by itself while somebody watches; without script, by a link. */
export function ImportProgress({ id, state, rows, doneRows }: ImportRow) {
  const { revalidate } = useRevalidator();
  useEffect(() => whileVisible(EVERY_MS, () => void revalidate()), [revalidate]);
  const importing = state === "importing";
  return (
    <Panel title={importing ? "Importando" : "Conferindo"}>
      <output className="block">
        {importing ? (
          <MeterBar label="Linhas importadas" value={Math.floor((100 * doneRows) / Math.max(1, rows))} />
        ) : (
          <>{rows > 0 ? `${formatNumber(rows)} linhas lidas até agora.` : "Lendo o arquivo…"}</>
        )}
      </output>
      <p className="mt-3 text-sm text-muted">
        {importing
          ? "Ou entram todas as linhas, ou nenhuma. Pode sair desta página: o trabalho continua."
          : "Pode sair desta página: a conferência continua."}
      </p>
      <ButtonLink
        to={`${IMPORTS}/${id}`}
        reloadDocument
        size="small"
        className="mt-4 hidden noscript:inline-flex"
      >
        <RotateCw aria-hidden="true" />
        Atualizar
      </ButtonLink>
    </Panel>
  );
}

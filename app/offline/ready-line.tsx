import { RefreshCw, Smartphone } from "lucide-react";
import { Button } from "#app/components/button.tsx";
import type { Readiness } from "./page-worker.ts";

const WORDS: Record<Readiness, string> = {
  ready: "Pronto para usar sem sinal",
  outdated: "Pronto para usar sem sinal. Há uma versão nova desta página.",
  preparing: "Preparando para usar sem sinal…",
  unsupported: "Este navegador só abre esta página com sinal: não a feche.",
};

/** Whether this page opens without signal, and the way to a newer version of it. */
export const ReadyLine = ({ readiness, onUpdate }: { readiness: Readiness; onUpdate: () => void }) => (
  <>
    <output className="flex items-center gap-2">
      <Smartphone className="size-5 shrink-0" aria-hidden="true" />
      {WORDS[readiness]}
    </output>
    {readiness === "outdated" && (
      <div>
        <Button size="small" className="min-h-11" onClick={onUpdate}>
          <RefreshCw aria-hidden="true" />
          Atualizar esta página
        </Button>
      </div>
    )}
  </>
);

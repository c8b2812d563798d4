import { useEffect } from "react";
import { linkIn, opensHere } from "#app/components/link.tsx";
import type { Flash } from "#app/components/toast.tsx";
import { waitForNetwork, type Waiting } from "./waiting.ts";

/** Without a network the browser would replace the page, and what was typed on it, by its own error: a link waits. */
export function useLinksWait(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const onClick = (event: MouseEvent) => {
      const link = linkIn(event);
      if (navigator.onLine || !link || !opensHere(link, event)) return;
      event.preventDefault();
      const retry = () => {
        if (navigator.onLine) link.click();
        return navigator.onLine;
      };
      waitForNetwork({ what: "page", why: "offline", retry }, leaving.signal);
    };
    document.addEventListener("click", onClick, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

/** What the page says meanwhile; an object a text, so that the same text is the same toast. */
export const flashOf = ({ what, why }: Waiting): Flash => FLASHES[why][what];

const LATER = "Enviamos de novo assim que a internet voltar.";
const BUSY = "O serviço não respondeu agora. Espere um instante e tente de novo.";

const FLASHES = {
  offline: {
    text: { kind: "error", title: "Sem conexão: guardamos o que você escreveu", body: LATER },
    act: { kind: "error", title: "Sem conexão", body: LATER },
    page: { kind: "error", title: "Sem conexão", body: "Abrimos a página assim que a internet voltar." },
  },
  unavailable: {
    text: { kind: "error", title: "Não deu para enviar: guardamos o que você escreveu", body: BUSY },
    act: { kind: "error", title: "Não deu para enviar", body: BUSY },
    page: { kind: "error", title: "Não deu para abrir a página", body: BUSY },
  },
} satisfies Record<Waiting["why"], Record<Waiting["what"], Flash>>;

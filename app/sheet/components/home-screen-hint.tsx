import { ChevronDown } from "lucide-react";

/**
 * Safari removes what a page has stored after seven days without a visit, unless it was put on the home screen, where
 * it has a storage of its own. Shown in a phone's browser only, and not behind the icon itself.
 */
export const HomeScreenHint = () => (
  <details className="group -my-2 hidden [@media(display-mode:browser)_and_(pointer:coarse)]:block">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-grass underline underline-offset-4 [&::-webkit-details-marker]:hidden">
      Ponha esta página na tela de início
      <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="grid gap-1.5 pb-2 text-compact">
      <p>
        Pelo ícone a súmula fica guardada. No navegador, o iPhone apaga o que uma página guardou depois de
        sete dias sem visita.
      </p>
      <p>
        <b>iPhone:</b> Compartilhar, Adicionar à Tela de Início.
      </p>
      <p>
        <b>Android:</b> menu ⋮ do navegador, Adicionar à tela inicial.
      </p>
      <p>Abra pelo ícone antes do jogo, ainda com sinal, e lance tudo por ele.</p>
    </div>
  </details>
);

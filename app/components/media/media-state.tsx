import { CircleCheck, CircleX, EyeOff, Hourglass, LoaderCircle, type LucideIcon } from "lucide-react";
import type { MediaState } from "#domain/media/kinds.ts";
import { StateWords } from "./upload-row.tsx";

interface ItemStanding {
  state: MediaState;
  hidden: boolean;
  refusedReason: string | null;
}

/** Whose media these are, as far as the words about their state need it. */
export interface StandingOf {
  /** The guardian's first name; null while none has confirmed, and for adults. */
  guardianName: string | null;
  isPublic: boolean;
}

/** Where an item is on its way. */
export function MediaStateLine({ item, of }: { item: ItemStanding; of: StandingOf }) {
  const { Icon, word, more, bad } = standing(item, of);
  return (
    <StateWords icon={<Icon />} word={word} bad={bad}>
      {more}
    </StateWords>
  );
}

interface Standing {
  Icon: LucideIcon;
  word: string;
  more?: string;
  bad?: boolean;
}

function standing({ state, hidden, refusedReason }: ItemStanding, of: StandingOf): Standing {
  if (hidden) return { Icon: EyeOff, word: "Escondida", more: "a equipe tirou do ar", bad: true };
  switch (state) {
    case "processing":
      return { Icon: LoaderCircle, word: "Processando", more: "apagando local e data do arquivo" };
    case "declaration":
      return { Icon: Hourglass, word: "Falta dizer quem aparece", more: "só o clube vê por enquanto" };
    case "guardian":
      return {
        Icon: Hourglass,
        word: "Enviado",
        more: of.guardianName ? `espera o sim de ${of.guardianName}` : "espera o sim do responsável",
      };
    case "staff":
      return { Icon: Hourglass, word: "Com a equipe", more: "confere em até 2 dias úteis" };
    case "visible":
      return of.isPublic
        ? { Icon: CircleCheck, word: "No ar" }
        : { Icon: CircleCheck, word: "Aprovado", more: "aparece quando o perfil for ao ar" };
    case "refused":
      return { Icon: CircleX, word: "Recusado", more: refusedReason ?? undefined, bad: true };
  }
}

/** Said to who uploaded it, while it can still be replaced. */
export const NotPlayable = ({ codec }: { codec: string | null }) => (
  <p className="text-sm">
    Muitos navegadores não tocam este formato{codec && ` (${codec.toUpperCase()})`}: quem abrir pode ver só a
    capa e um botão para baixar. Se puder, envie de novo em MP4 (H.264).
  </p>
);

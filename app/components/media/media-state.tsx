import { CircleCheck, CircleX, EyeOff, Hourglass, LoaderCircle, type LucideIcon } from "lucide-react";
import { cx } from "#app/components/class-names.ts";
import type { MediaState } from "#domain/media/kinds.ts";

export interface ItemStanding {
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

/** Where an item is on its way, as a shape and a word; the colour only repeats them. */
export function MediaStateLine({
  item,
  of,
  className,
}: {
  item: ItemStanding;
  of: StandingOf;
  className?: string;
}) {
  const { Icon, word, more, bad } = standing(item, of);
  return (
    <p className={cx("flex items-start gap-1.5 text-sm leading-snug", className)}>
      <Icon className={cx("mt-0.5 size-4 shrink-0", bad && "text-danger")} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <strong className={cx("font-semibold", bad && "text-danger")}>{word}</strong>
        {more && <span className="text-muted"> · {more}</span>}
      </span>
    </p>
  );
}

interface Standing {
  Icon: LucideIcon;
  word: string;
  more?: string;
  bad?: true;
}

function standing({ state, hidden, refusedReason }: ItemStanding, of: StandingOf): Standing {
  if (hidden) return { Icon: EyeOff, word: "Escondida", more: "a equipe tirou do ar", bad: true };
  switch (state) {
    case "processing":
      return { Icon: LoaderCircle, word: "Processando", more: "apagando local e data do arquivo" };
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

import { CircleCheck, CircleX, EyeOff, Hourglass, LoaderCircle, Users, type LucideIcon } from "lucide-react";
import { StateWords } from "#app/components/media/upload-row.tsx";
import type { ClubItem } from "#server/clubs/own-media.server.ts";

type Standing = { Icon: LucideIcon; word: string; more?: string; bad?: boolean };

/** Where a club's photo or video is on its way. */
export function ClubMediaState({ item, verified }: { item: ClubItem; verified: boolean }) {
  const { Icon, word, more, bad } = standingOf(item, verified);
  return (
    <StateWords icon={<Icon />} word={word} bad={bad}>
      {more}
    </StateWords>
  );
}

function standingOf({ state, hidden, minors, shows, refusedReason }: ClubItem, verified: boolean): Standing {
  if (hidden) return { Icon: EyeOff, word: "Escondido", more: "a equipe tirou do ar", bad: true };
  switch (state) {
    case "processing":
      return { Icon: LoaderCircle, word: "Processando", more: "apagando local e data do arquivo" };
    case "declaration":
      return minors === "unnamed"
        ? { Icon: EyeOff, word: "Só o clube vê", more: "aparece um menor que não está na lista" }
        : { Icon: Users, word: "Falta dizer quem aparece" };
    case "guardian": {
      const agreed = shows.filter(({ decision }) => decision === "agreed").length;
      return {
        Icon: Hourglass,
        word: "Espera as famílias",
        more:
          agreed === 0
            ? "nenhuma respondeu ainda"
            : `${agreed} de ${shows.length} ${agreed === 1 ? "disse" : "disseram"} sim`,
      };
    }
    case "staff":
      return { Icon: Hourglass, word: "Com a equipe", more: "confere em até 2 dias úteis" };
    case "visible":
      return verified
        ? { Icon: CircleCheck, word: "No ar" }
        : { Icon: CircleCheck, word: "Aprovado", more: "aparece quando o clube for verificado" };
    case "refused":
      return { Icon: CircleX, word: "Fora do ar", more: refusedReason ?? undefined, bad: true };
  }
}

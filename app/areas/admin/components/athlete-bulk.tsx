import { Ban, RotateCcw, Star, StarOff, Trash2 } from "lucide-react";
import type { BulkAction } from "../list/bulk-bar.tsx";

const several = (one: string, many: (count: number) => string) => (count: number) =>
  count === 1 ? one : many(count);

/** What staff do to many profiles at once. */
export const ATHLETE_ACTS: readonly BulkAction[] = [
  { intent: "destacar", label: "Destacar", icon: <Star aria-hidden="true" /> },
  { intent: "sem-destaque", label: "Tirar destaque", icon: <StarOff aria-hidden="true" /> },
  {
    intent: "ocultar",
    label: "Ocultar",
    icon: <Ban aria-hidden="true" />,
    question: several("Tirar este perfil do ar?", (count) => `Tirar ${count} perfis do ar?`),
    reason: "Motivo para ocultar",
  },
  {
    intent: "excluir",
    label: "Excluir",
    icon: <Trash2 aria-hidden="true" />,
    question: several(
      "Excluir este atleta, com página e mídias?",
      (count) => `Excluir ${count} atletas, com páginas e mídias?`,
    ),
    reason: "Motivo da exclusão",
  },
];

/** Where the list shows what was deleted. */
export const DELETED_ACTS: readonly BulkAction[] = [
  { intent: "desfazer", label: "Desfazer a exclusão", icon: <RotateCcw aria-hidden="true" /> },
];

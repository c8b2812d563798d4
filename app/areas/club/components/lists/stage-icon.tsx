import { CircleCheck, CircleX, ClipboardCheck, Eye, MessageCircle, type LucideIcon } from "lucide-react";
import { STAGE_NAMES, type Stage } from "#domain/scouting/stages.ts";

export const STAGE_ICONS: Record<Stage, LucideIcon> = {
  watching: Eye,
  contacted: MessageCircle,
  on_trial: ClipboardCheck,
  approved: CircleCheck,
  refused: CircleX,
};

/** A stage by shape and word. */
export function StageLabel({ stage, className }: { stage: Stage; className?: string }) {
  const Icon = STAGE_ICONS[stage];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className ?? ""}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {STAGE_NAMES[stage]}
    </span>
  );
}

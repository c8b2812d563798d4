import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { IMPORT_STATE_LABELS, type ImportState } from "#domain/imports/kinds.ts";

const TONES: Record<ImportState, BadgeTone> = {
  receiving: "sky",
  checking: "sky",
  ready: "canary",
  refused: "danger",
  unchanged: "neutral",
  importing: "sky",
  imported: "grass",
  canceled: "neutral",
  failed: "danger",
};

export const ImportBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={TONES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>
);

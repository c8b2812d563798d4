import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import type { StateLook } from "./state-text.ts";

const TONES: Record<StateLook, BadgeTone> = {
  hourglass: "canary",
  check: "grass",
  line: "neutral",
  clock: "canary",
  pause: "neutral",
  cross: "neutral",
  calendar: "neutral",
};

/** The state of a registration in a line of a list. */
export const StateBadge = ({ look, children }: { look: StateLook; children: ReactNode }) => (
  <Badge tone={TONES[look]}>{children}</Badge>
);

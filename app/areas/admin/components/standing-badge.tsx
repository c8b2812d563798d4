import { Ban, CircleCheck, CircleDashed, Clock, Hourglass, Trash2 } from "lucide-react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { STANDINGS, type Standing } from "#domain/athletes/staff-list.ts";

const LOOKS: Record<Standing, { tone: BadgeTone; Icon: typeof Ban }> = {
  public: { tone: "grass", Icon: CircleCheck },
  guardian: { tone: "pale", Icon: Hourglass },
  review: { tone: "sky", Icon: Clock },
  draft: { tone: "neutral", Icon: CircleDashed },
  hidden: { tone: "danger", Icon: Ban },
  deleted: { tone: "danger", Icon: Trash2 },
};

/** Where a profile stands: a shape and a word, colour last. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { tone, Icon } = LOOKS[standing];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" />
      {STANDINGS[standing]}
    </Badge>
  );
}

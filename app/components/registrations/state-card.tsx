import {
  CalendarCheck,
  Check,
  Clock,
  Hourglass,
  ListOrdered,
  Pause,
  RefreshCw,
  X,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import type { Phrase, StateLook } from "./state-text.ts";

type StateCardProps = {
  look: StateLook | "change";
  title: string;
  body: readonly Phrase[];
  /** Of whom it is, where a guardian reads. */
  who?: string | null;
  children?: ReactNode;
};

/** One state of a registration: its sign, what it is called, what it means, and what can be done. */
export function StateCard({ look, title, body, who, children }: StateCardProps) {
  return (
    <section className="grid gap-2 panel p-4">
      <div className="flex items-center gap-2.5">
        <Sign look={look} />
        <h2 className="text-xl">{title}</h2>
        {who && <span className="ml-auto shrink-0 text-compact text-muted">{who}</span>}
      </div>
      <p className="text-compact text-muted">
        {body.map((part) =>
          typeof part === "string" ? (
            part
          ) : (
            <strong key={part.strong} className="text-ink">
              {part.strong}
            </strong>
          ),
        )}
      </p>
      {children}
    </section>
  );
}

const SIGNS: Record<StateLook | "change", { Icon: LucideIcon; tone: string }> = {
  hourglass: { Icon: Hourglass, tone: "border-2 border-ink bg-canary" },
  check: { Icon: Check, tone: "bg-grass text-white" },
  line: { Icon: ListOrdered, tone: "border-2 border-dashed border-edge text-muted" },
  clock: { Icon: Clock, tone: "border-2 border-ink bg-canary" },
  change: { Icon: RefreshCw, tone: "border-2 border-ink bg-canary" },
  pause: { Icon: Pause, tone: "border-2 border-dashed border-edge text-muted" },
  cross: { Icon: X, tone: "border-2 border-dashed border-edge text-muted" },
  calendar: { Icon: CalendarCheck, tone: "border-2 border-dashed border-edge text-muted" },
};

function Sign({ look }: { look: StateLook | "change" }) {
  const { Icon, tone } = SIGNS[look];
  return (
    <span
      aria-hidden="true"
      className={cx("grid size-7 shrink-0 place-items-center rounded-full [&_svg]:size-4", tone)}
    >
      <Icon />
    </span>
  );
}

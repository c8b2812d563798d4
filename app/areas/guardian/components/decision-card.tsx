import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Portrait } from "#app/components/athlete-heading.tsx";
import type { Picture } from "#domain/media/picture.ts";
import { firstName } from "#domain/person-name.ts";

type DecisionCardProps = {
  icon: LucideIcon;
  title: string;
  athlete: { name: string; photo: Picture | null };
  children: ReactNode;
};

/** One thing that waits for the guardian: what it is, about whom, and the answers. */
export function DecisionCard({ icon: Icon, title, athlete, children }: DecisionCardProps) {
  return (
    <section className="panel overflow-hidden">
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-2 sm:px-6">
        <h2 className="flex items-center gap-2.5 font-sans text-base leading-tight font-bold">
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {title}
        </h2>
        <span className="flex shrink-0 items-center gap-2 text-compact">
          <Portrait photo={athlete.photo} className="size-6 rounded-full!" />
          {firstName(athlete.name)}
        </span>
      </div>
      <div className="grid gap-4 p-4 sm:p-6">{children}</div>
    </section>
  );
}

import type { LucideIcon } from "lucide-react";

/** Icons that every card of a list repeats: drawn once, so that a card only refers to them. */
export const IconDrawings = ({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) => (
  <svg className="hidden">
    {Object.entries(icons).map(([name, Icon]) => (
      <Icon key={name} id={`icon-${name}`} />
    ))}
  </svg>
);

export const RepeatedIcon = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);

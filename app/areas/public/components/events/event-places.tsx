import { Card } from "#app/components/card.tsx";
import type { PlacesView } from "../../places-view.ts";

/** What is left, limit by limit. The numbers are text, so that the bars are only pictures. */
export function EventPlaces({ places: { rows, reserved } }: { places: PlacesView }) {
  return (
    <Card title="Vagas" compact>
      <ul className="grid gap-3.5">
        {rows.map(({ label, born, strong, rest, taken }) => (
          <li key={label} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-compact">
              <span>
                <span className="font-semibold">{label}</span>
                {born && <span className="text-sm text-muted"> {born}</span>}
              </span>
              <span>
                <strong>{strong}</strong>
                {rest}
              </span>
            </p>
            {taken !== null && (
              <svg
                className="h-2 w-full rounded-full"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="fill-line" width="100" height="10" />
                <rect className="fill-grass" width={taken} height="10" />
              </svg>
            )}
          </li>
        ))}
      </ul>
      {reserved && <p className="mt-3 text-sm text-muted">{reserved}</p>}
    </Card>
  );
}

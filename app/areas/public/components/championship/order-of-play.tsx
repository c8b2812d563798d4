import { Card } from "#app/components/card.tsx";
import type { FieldDayView } from "../../order-of-play.ts";

/** What is played where, one match after the other. */
export const OrderOfPlay = ({ fields }: { fields: readonly FieldDayView[] }) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="text-2xl">Ordem dos jogos por campo</h2>
    <ul className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ key, day, field, matches }) => (
        <li key={key}>
          <Card compact level={3} title={day}>
            <p className="-mt-2 mb-2 text-compact text-muted">{field}</p>
            <ol>
              {matches.map(({ match, hour }) => (
                <li key={match.id} className="grid gap-0.5 border-t border-line py-2">
                  <span className="text-compact font-bold text-grass">{hour}</span>
                  <span className="wrap-anywhere">
                    {match.homeText} × {match.awayText}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </li>
      ))}
    </ul>
  </section>
);

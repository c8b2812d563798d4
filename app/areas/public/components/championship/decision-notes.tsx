import { Card } from "#app/components/card.tsx";

/** Stands with the table and the bracket: whoever reads them reads why they are so. */
export const DecisionNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 ? (
    <Card compact title="Decisões" level={3}>
      <ul className="grid gap-1.5">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </Card>
  ) : null;

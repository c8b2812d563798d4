import { Card } from "#app/components/card.tsx";

interface RefusedSeason {
  id: string;
  year: number | null;
  club: string | null;
  reason: string | null;
}

/** Numbers that a club did not confirm, with its reason. They stay declared. */
export const RefusedNumbers = ({ seasons }: { seasons: readonly RefusedSeason[] }) => (
  <Card compact title="Números recusados por clubes">
    <ul className="grid gap-3">
      {seasons.map(({ id, year, club, reason }) => (
        <li key={id}>
          <p className="font-semibold wrap-anywhere">
            {year ?? "Sem ano"} · {club ?? "Clube removido"}
          </p>
          <p className="text-compact text-muted wrap-anywhere">{reason ?? "Sem motivo escrito."}</p>
        </li>
      ))}
    </ul>
  </Card>
);

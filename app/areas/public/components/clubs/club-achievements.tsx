import { Trophy } from "lucide-react";
import { Card } from "#app/components/card.tsx";

export function ClubAchievements({ achievements }: { achievements: readonly string[] }) {
  return (
    <Card title="Conquistas">
      {achievements.length === 0 ? (
        <p className="text-muted">As conquistas do clube aparecem aqui.</p>
      ) : (
        <ul className="grid gap-3">
          {achievements.map((achievement) => (
            <li key={achievement} className="grid grid-cols-[1.75rem_1fr] items-start font-semibold">
              <Trophy aria-hidden="true" className="mt-0.5 size-5 text-grass" />
              {achievement}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

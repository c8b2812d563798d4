import { Card } from "#app/components/card.tsx";
import { ROLE_NAMES, type MemberRole, type MembershipEnd } from "#domain/clubs/members.ts";

interface FormerView {
  id: string;
  name: string;
  role: MemberRole;
  endReason: MembershipEnd;
  endedBy: string | null;
  day: string;
}

/** Who acted for the club before, and how it ended: their acts still carry their names. */
export const FormerMembers = ({ former }: { former: readonly FormerView[] }) => (
  <Card title="Quem já fez parte">
    <ul className="grid">
      {former.map((member) => (
        <li key={member.id} className="border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
          <p className="font-semibold wrap-anywhere">{member.name}</p>
          <p className="text-compact text-muted">
            {ROLE_NAMES[member.role]} · {howItEnded(member)}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

function howItEnded({ endReason, endedBy, day }: FormerView): string {
  switch (endReason) {
    case "left":
      return `saiu em ${day}`;
    case "barred":
      return `impedido pela equipe da plataforma em ${day}`;
    case "club_left":
      return `até ${day}`;
    case "removed":
      return endedBy ? `removido por ${endedBy} em ${day}` : `removido em ${day}`;
  }
}

import type { ClubView } from "../../club-view.ts";
import { Panel } from "../panel.tsx";

const ROLES = { owner: "Responsável", scout: "Olheiro" } as const;

/** Who acts for the club today. */
export function ClubPeople({ members }: Pick<ClubView, "members">) {
  return (
    <Panel title="Pessoas">
      {members.length === 0 ? (
        <p className="text-compact text-muted">Ninguém age por este clube: a equipe o cadastrou.</p>
      ) : (
        <ul>
          {members.map(({ id, name, role, since }) => (
            <li key={id} className="border-t border-line py-2 first:border-t-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-compact text-muted">
                {ROLES[role]} desde {since}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

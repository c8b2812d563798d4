import { Badge } from "#app/components/badge.tsx";
import { Card } from "#app/components/card.tsx";
import { RowTitleLink } from "#app/components/text-link.tsx";
import type { AthleteView, SquadPageView } from "./squad-view.ts";
import { LINK_WORDS } from "./squad-words.ts";

type SquadListsProps = {
  squad: SquadPageView;
  /** Of one of them; null where nobody can change anything. */
  to: ((id: string) => string) | null;
};

/** Who is in the team: athletes by their number, and staff. */
export function SquadLists({ squad: { athletes, staff, most, initials }, to }: SquadListsProps) {
  const checked = athletes.filter(({ document }) => document?.faceAgrees).length;
  return (
    <>
      <Card compact title="Atletas">
        <p className="mb-2 text-compact text-muted">
          {athletes.length} de {most}
          {initials
            ? ". Você lê números e iniciais: o resto é só de quem organiza e da equipe."
            : ` · ${checked} com documento conferido`}
        </p>
        {athletes.length === 0 ? (
          <p className="text-muted">Ninguém ainda.</p>
        ) : (
          <ul className="grid">
            {athletes.map((athlete) => (
              <li key={athlete.id} className={ROW}>
                <span className="w-10 shrink-0 text-right font-display text-2xl font-extrabold tabular-nums">
                  {athlete.number}
                </span>
                <span className="min-w-0 grow">
                  {to ? (
                    <RowTitleLink to={to(athlete.id)}>{athlete.name}</RowTitleLink>
                  ) : (
                    <span className="font-bold wrap-anywhere">{athlete.name}</span>
                  )}
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted">
                    {athlete.birthdate ?? athlete.bornYear ?? ""}
                    <Marks athlete={athlete} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {!initials && <StaffList staff={staff} to={to} />}
    </>
  );
}

const StaffList = ({ staff, to }: { staff: SquadPageView["staff"]; to: SquadListsProps["to"] }) => (
  <Card compact title="Comissão técnica">
    {staff.length === 0 ? (
      <p className="text-muted">Ninguém ainda.</p>
    ) : (
      <ul className="grid">
        {staff.map(({ id, name, staffRole }) => (
          <li key={id} className={ROW}>
            <span className="min-w-0 grow">
              {to ? (
                <RowTitleLink to={to(id)}>{name}</RowTitleLink>
              ) : (
                <span className="font-bold wrap-anywhere">{name}</span>
              )}
              <span className="block text-compact text-muted">{staffRole}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const ROW = "flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0";

function Marks({ athlete: { goalkeeper, document, link, numberOnly } }: { athlete: AthleteView }) {
  return (
    <>
      {goalkeeper && <Badge>Goleiro</Badge>}
      {document && (
        <Badge tone={document.faceAgrees ? "grass" : "danger"}>
          {document.faceAgrees
            ? `Documento conferido em ${document.checkedAt}`
            : `Rosto não confere (${document.checkedAt})`}
        </Badge>
      )}
      {link !== "none" && <Badge tone={LINK_WORDS[link].tone}>{LINK_WORDS[link].label}</Badge>}
      {numberOnly && <Badge tone="pale">Só o número aparece</Badge>}
    </>
  );
}

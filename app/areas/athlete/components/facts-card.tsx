import { Card } from "#app/components/card.tsx";
import { formatPlace } from "#domain/places.ts";
import type { OwnProfile } from "#server/athletes/guardianship.server.ts";

/** What the profile says so far; editing it has a page of its own to come. */
export function FactsCard({ profile }: { profile: OwnProfile }) {
  const { name, age, category, position, club, subdomain } = profile;
  const facts = [
    ["Nome", name],
    ["Idade", age === null ? null : `${age} anos${category ? ` (${category})` : ""}`],
    ["Posição", position],
    ["Clube", club],
    ["Cidade", formatPlace(profile.place)],
    ["Endereço do perfil", `/a/${subdomain}`],
  ] as const;
  return (
    <Card title="Seus dados">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-line pb-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">
              {value ?? <span className="font-normal text-muted">Ainda não informado</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

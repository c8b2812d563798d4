import { Trophy } from "lucide-react";
import { lazy } from "react";
import { Badge } from "#app/components/badge.tsx";
import { Card } from "#app/components/card.tsx";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { formatPlace } from "#domain/places.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import { MainNumbers } from "./main-numbers.tsx";
import { ResumeLink } from "./resume-link.tsx";

// The sample profile and a private one have nothing to share: their pages do not load it.
const ShareCard = lazy(async () => ({
  default: (await import("#app/components/share-card.tsx")).ShareCard,
}));

type AboutTabProps = {
  athlete: AthleteSite;
  /** The sample profile has no files to download. */
  sample?: boolean;
  /** Where others read it; null while it is not public. */
  shareUrl?: string | null;
};

export function AboutTab({ athlete, sample = false, shareUrl = null }: AboutTabProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-6">
        <Card title="Sobre">
          <p className="max-w-[62ch] whitespace-pre-line">
            {athlete.about ?? "Este atleta ainda não escreveu sua apresentação."}
          </p>
          {athlete.traits.length > 0 && (
            <ul aria-label="Características técnicas" className="mt-5 flex flex-wrap gap-2">
              {athlete.traits.map((trait) => (
                <li key={trait}>
                  <Badge>{trait}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Card>
        {athlete.totals.length > 0 && (
          <section aria-labelledby="numeros">
            <h2 id="numeros" className="sr-only">
              Principais números
            </h2>
            <MainNumbers totals={athlete.totals} />
          </section>
        )}
        {athlete.achievements.length > 0 && (
          <Card title="Conquistas">
            <ul className="grid gap-3">
              {athlete.achievements.map((achievement) => (
                <li key={achievement} className="grid grid-cols-[1.75rem_1fr] items-start font-semibold">
                  <Trophy aria-hidden="true" className="mt-0.5 size-5 text-grass" />
                  {achievement}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className="grid gap-6 lg:row-span-2">
        <PersonalInfo athlete={athlete} />
        {!sample && <ResumeLink subdomain={athlete.subdomain} />}
      </div>
      {shareUrl && <ShareCard athlete={athlete} url={shareUrl} />}
    </div>
  );
}

function PersonalInfo({ athlete }: { athlete: AthleteSite }) {
  const facts = [
    ["Também joga como", athlete.secondaryPositions.join(" e ")],
    ["Altura", athlete.heightCm && formatHeight(athlete.heightCm)],
    ["Peso", athlete.weightKg && formatWeight(athlete.weightKg)],
    ["Pé dominante", athlete.foot],
    [
      athlete.birth?.includes("-") ? "Data de nascimento" : "Ano de nascimento",
      athlete.birth && formatIsoDate(athlete.birth),
    ],
    ["Clube atual", athlete.club],
    ["Cidade", formatPlace(athlete)],
    ["Instagram", athlete.social?.instagram],
    ["TikTok", athlete.social?.tiktok],
    ["YouTube", athlete.social?.youtube],
  ] as const;
  return (
    <Card title="Informações pessoais">
      <dl className="grid gap-x-4">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-0 first:pt-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

import { Eye, Shield } from "lucide-react";
import { Card } from "./card.tsx";
import { Link } from "./link.tsx";
import { LogoPicture } from "./picture.tsx";
import { TextLink } from "./text-link.tsx";
import type { ViewersPage } from "./viewers-view.ts";

/** Which clubs looked at the profile, for the family to know. A minor reads how many. */
export function ViewersPanel({
  month,
  all,
  views,
  olderTo,
  contactsTo,
  compact = false,
}: ViewersPage & { contactsTo?: string; compact?: boolean }) {
  return (
    <Card title="Quem viu o perfil" compact={compact}>
      <dl id="visitas" className="flex scroll-mt-24 flex-wrap gap-x-8 gap-y-2">
        <Count label="Visitas neste mês" value={month} />
        <Count label="Em um ano" value={all} />
      </dl>
      {all === 0 && (
        <p className="mt-3 flex items-start gap-2.5 text-muted">
          <Eye className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          {views
            ? "Nenhum clube verificado abriu o perfil ainda. Quando um abrir, você vê aqui o clube e quem olhou."
            : "Nenhum clube verificado abriu o perfil ainda."}
        </p>
      )}
      {views === null && all > 0 && (
        <p className="mt-3 text-muted">
          Cada clube verificado conta uma vez por dia. Quais foram, o seu responsável vê.
        </p>
      )}
      {views && views.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {views.map(({ id, club, crest, scout, what, day }) => (
            <li
              key={id}
              className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              {crest ? (
                <LogoPicture logo={crest} alt="" size={40} className="size-10 shrink-0 object-contain" />
              ) : (
                <Shield className="size-10 shrink-0 text-edge" aria-hidden="true" />
              )}
              <span className="grid min-w-0 grow">
                <strong className="wrap-anywhere">{club}</strong>
                <span className="text-compact text-muted">
                  {scout ?? "Olheiro que saiu"} · {what}
                </span>
              </span>
              <span className="shrink-0 text-compact text-muted">{day}</span>
            </li>
          ))}
        </ul>
      )}
      {olderTo && (
        <Link
          to={olderTo}
          preventScrollReset
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-grass underline underline-offset-4"
        >
          Ver mais<span className="sr-only"> visitas</span>
        </Link>
      )}
      {contactsTo && (
        <p className="mt-3">
          <TextLink to={contactsTo}>Ver todos os adultos que escreveram</TextLink>
        </p>
      )}
    </Card>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-row-reverse items-baseline gap-2">
    <dt className="text-muted">{label}</dt>
    <dd className="text-2xl font-bold tabular-nums">{value}</dd>
  </div>
);

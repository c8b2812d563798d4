import { Eye } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";

interface ViewLine {
  key: string;
  club: string;
  scout: string | null;
  watched: boolean;
  day: string;
}

/** Which clubs looked at the profile, for the family to know. */
export function ViewersPanel({ views }: { views: readonly ViewLine[] }) {
  return (
    <Card
      title={
        <span className="flex items-baseline justify-between gap-3">
          Quem viu o perfil <span className="font-sans text-compact font-normal text-muted">30 dias</span>
        </span>
      }
    >
      {views.length === 0 ? (
        <p className="flex items-start gap-2.5 text-muted">
          <Eye className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          Nenhum clube verificado abriu o perfil nos últimos 30 dias. Quando um abrir, você vê aqui o clube e
          quem olhou.
        </p>
      ) : (
        <ul>
          {views.map(({ key, club, scout, watched, day }) => (
            <li
              key={key}
              className="flex min-h-14 items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <span className="grid min-w-0">
                <strong className="wrap-anywhere">{club}</strong>
                <span className="text-compact text-muted">
                  {scout ?? "Olheiro que saiu"}
                  {watched && " · assistiu a vídeos"}
                </span>
              </span>
              <span className="shrink-0 text-compact text-muted">{day}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <TextLink to="/contatos">Ver todos os adultos que escreveram</TextLink>
      </p>
    </Card>
  );
}

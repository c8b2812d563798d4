import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { titleOrKind } from "#domain/media/titles.ts";
import type { AppearanceView } from "./appearances.ts";
import { MediaPreview, videoPath } from "./media-preview.tsx";
import { MediaThumb } from "./media-thumb.tsx";

type ClubAppearancesProps = {
  waiting: readonly AppearanceView[];
  agreed: readonly AppearanceView[];
  /** "Davi aparece", or "Você aparece". */
  who: string;
};

/** Clubs' photos and videos that show somebody: those to decide about, and those that can be withdrawn. */
export const ClubAppearances = ({ waiting, agreed, who }: ClubAppearancesProps) => (
  <>
    {waiting.length > 0 && (
      <Card title="Clubes pedem o seu sim">
        <p className="mb-4 text-muted">
          {who} nestas fotos e vídeos, segundo o clube. Sem o sim de todos que aparecem, nada vai à página.
          Depois nossa equipe ainda confere.
        </p>
        <ul className="grid gap-6">
          {waiting.map((appearance) => (
            <WaitingAppearance key={appearance.item.id} {...appearance} />
          ))}
        </ul>
      </Card>
    )}
    {agreed.length > 0 && (
      <Card title="Em páginas de clubes">
        <p className="mb-4 text-muted">Você autorizou. Retire quando quiser: o arquivo sai do ar na hora.</p>
        <ul className="grid">
          {agreed.map((appearance) => (
            <AgreedAppearance key={appearance.item.id} {...appearance} />
          ))}
        </ul>
      </Card>
    )}
  </>
);

const ClubName = ({ id, name }: AppearanceView["club"]) => <TextLink to={`/clube/${id}`}>{name}</TextLink>;

function WaitingAppearance({ club, item }: AppearanceView) {
  const title = titleOrKind(item.title, item.kind);
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="relative aspect-video overflow-hidden rounded-control bg-grass-deep">
        <MediaPreview item={item} sizes="(width >= 48rem) 660px, 100vw" />
      </div>
      <div>
        <h3 className="text-xl wrap-anywhere">{title}</h3>
        <p className="text-compact">
          <ClubName {...club} /> quer mostrar na página do clube
        </p>
      </div>
      {item.kind === "video" && !item.playable && (
        <p className="text-compact">
          O navegador pode não tocar este vídeo.{" "}
          <a href={videoPath(item.id)} download className="underline underline-offset-4">
            Baixe o arquivo
          </a>{" "}
          para ver antes de decidir.
        </p>
      )}
      <PostForm className="grid grid-cols-2 gap-3 sm:flex">
        <input type="hidden" name="media" value={item.id} />
        <SubmitButton intent="clube-sim" className="max-sm:px-2">
          Autorizar<span className="sr-only"> {title}</span>
        </SubmitButton>
        <SubmitButton intent="clube-nao" className="max-sm:px-2">
          Não autorizar<span className="sr-only"> {title}</span>
        </SubmitButton>
      </PostForm>
    </li>
  );
}

function AgreedAppearance({ club, item }: AppearanceView) {
  const title = titleOrKind(item.title, item.kind);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <span className="relative h-14 w-18 shrink-0 overflow-hidden rounded-control bg-line">
        <MediaThumb item={item} sizes="72px" />
      </span>
      <p className="min-w-0 grow basis-40 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        <span className="text-compact">
          <ClubName {...club} />
        </span>
      </p>
      <PostForm>
        <input type="hidden" name="media" value={item.id} />
        <SubmitButton intent="clube-retirar" variant="text" size="small" className="min-h-11">
          Retirar autorização<span className="sr-only"> de {title}</span>
        </SubmitButton>
      </PostForm>
    </li>
  );
}

import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { capitalised } from "#domain/capitalised.ts";
import type { MediaOwnerType } from "#domain/media/kinds.ts";
import type { OwnPicture } from "#domain/media/own-picture.ts";
import { SubmitButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { Notice } from "./notice.tsx";
import { Picture } from "./picture.tsx";

/** Where an owner's one picture stands. */
export interface PictureStanding {
  sent: OwnPicture["sent"];
  shown: boolean;
  /** A file is still being prepared. */
  sending: boolean;
  /** Why the last file could not be used. */
  problem: string | null;
}

interface OnePictureProps {
  owner: { type: MediaOwnerType; id: string };
  /** The page with this card. */
  page: string;
  picture: PictureStanding;
  title: string;
  /** "foto", "imagem". */
  word: string;
  /** Read where nothing was sent, by whether one is shown. */
  hints: { shown: string; none: string };
  /** Read while it waits. */
  waits: string;
  /** What is shown today. */
  children?: ReactNode;
}

/** The picture passes the team before a family sees it. */
export function OnePicture({ owner, page, picture, title, word, hints, waits, children }: OnePictureProps) {
  const { sent, shown, sending, problem } = picture;
  return (
    <Card title={title} className="print:hidden" compact>
      <div className="grid gap-4">
        {children}
        {sending && (
          <Notice title={`Estamos preparando a ${word}`}>
            Atualize a página em instantes para ver como ficou.
          </Notice>
        )}
        {problem && !sending && !sent && <Notice tone="error">{problem}</Notice>}
        {sent && <Sent sent={sent} word={word} waits={waits} />}
        {!sent && !sending && <p className="text-compact text-muted">{shown ? hints.shown : hints.none}</p>}
        <PostForm
          action="/envios/formulario"
          encType="multipart/form-data"
          reloadDocument
          className="grid gap-3"
        >
          <input type="hidden" name="ownerType" value={owner.type} />
          <input type="hidden" name="ownerId" value={owner.id} />
          <input type="hidden" name="voltar" value={page} />
          <label className="grid gap-1.5 font-semibold">
            {shown || sent ? `Enviar outra ${word}` : `Sua ${word}`}
            <span className="text-sm font-normal text-muted">JPG, PNG ou WEBP até 10MB</span>
            <input
              type="file"
              name="files"
              required
              accept="image/jpeg,image/png,image/webp"
              className="w-full rounded-control border-2 border-dashed border-edge bg-card p-2 text-compact font-normal file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-4 file:font-bold"
            />
          </label>
          <SubmitButton className="justify-self-start">{`Enviar ${word}`}</SubmitButton>
        </PostForm>
        {(shown || sent) && (
          <PostForm>
            <SubmitButton intent="remover-foto" variant="text" size="small" className="min-h-11">
              {`Remover a ${word}`}
            </SubmitButton>
          </PostForm>
        )}
      </div>
    </Card>
  );
}

function Sent({
  sent,
  word,
  waits,
}: { sent: NonNullable<PictureStanding["sent"]> } & Pick<OnePictureProps, "word" | "waits">) {
  const refused = sent.state === "refused";
  return (
    <div className="flex items-start gap-3">
      <span className="relative block size-20 shrink-0 overflow-hidden rounded-control">
        <Picture picture={sent.picture} alt={`A ${word} que você enviou`} sizes="5rem" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          {refused ? `${capitalised(word)} não aprovada` : "Esperando nossa equipe"}
        </p>
        <p className="text-compact wrap-anywhere text-muted">{refused ? sent.refusedReason : waits}</p>
      </div>
    </div>
  );
}

import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Picture } from "#app/components/picture.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { MediaState } from "#domain/media/kinds.ts";
import type { Picture as PictureData } from "#domain/media/picture.ts";

interface CardPhotoProps {
  memberId: string;
  photo: {
    sent: { id: string; state: MediaState; picture: PictureData; refusedReason: string | null } | null;
    shown: boolean;
    /** A file is still being prepared. */
    sending: boolean;
    /** Why the last file could not be used. */
    problem: string | null;
  };
}

/** The photo passes the team before a family sees it. */
export function CardPhoto({ memberId, photo }: CardPhotoProps) {
  const { sent, shown, sending, problem } = photo;
  return (
    <Card title="Foto do cartão" className="print:hidden" compact>
      <div className="grid gap-4">
        {sending && (
          <Notice title="Estamos preparando a foto">
            Atualize a página em instantes para ver como ficou.
          </Notice>
        )}
        {problem && !sending && !sent && <Notice tone="error">{problem}</Notice>}
        {sent && <Sent sent={sent} />}
        {!sent && !sending && (
          <p className="text-compact text-muted">
            {shown
              ? "Sua foto está no cartão. Uma foto nova passa pela nossa equipe antes de trocar a atual."
              : "Até uma foto ser aprovada pela nossa equipe, o cartão mostra suas iniciais. Envie uma do rosto, de frente e só sua."}
          </p>
        )}
        <PostForm
          action="/envios/formulario"
          encType="multipart/form-data"
          reloadDocument
          className="grid gap-3"
        >
          <input type="hidden" name="ownerType" value="scout" />
          <input type="hidden" name="ownerId" value={memberId} />
          <input type="hidden" name="voltar" value="/club/cartao" />
          <label className="grid gap-1.5 font-semibold">
            {shown || sent ? "Enviar outra foto" : "Sua foto"}
            <span className="text-sm font-normal text-muted">JPG, PNG ou WEBP até 10MB</span>
            <input
              type="file"
              name="files"
              required
              accept="image/jpeg,image/png,image/webp"
              className="w-full rounded-control border-2 border-dashed border-edge bg-card p-2 text-compact font-normal file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-4 file:font-bold"
            />
          </label>
          <SubmitButton className="justify-self-start">Enviar foto</SubmitButton>
        </PostForm>
        {(shown || sent) && (
          <PostForm>
            <SubmitButton intent="remover-foto" variant="text" size="small" className="min-h-11">
              Remover a foto
            </SubmitButton>
          </PostForm>
        )}
      </div>
    </Card>
  );
}

function Sent({ sent }: { sent: NonNullable<CardPhotoProps["photo"]["sent"]> }) {
  const refused = sent.state === "refused";
  return (
    <div className="flex items-start gap-3">
      <span className="relative block size-20 shrink-0 overflow-hidden rounded-control">
        <Picture picture={sent.picture} alt="A foto que você enviou" sizes="5rem" />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{refused ? "Foto não aprovada" : "Esperando nossa equipe"}</p>
        <p className="text-compact wrap-anywhere text-muted">
          {refused ? sent.refusedReason : "Uma pessoa confere a foto antes que ela apareça no cartão."}
        </p>
      </div>
    </div>
  );
}

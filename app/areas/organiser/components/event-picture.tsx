import { OnePicture, type PictureStanding } from "#app/components/one-picture.tsx";
import { Picture } from "#app/components/picture.tsx";
import { drawnPicture, type Picture as PictureData } from "#domain/media/picture.ts";
import { eventPage } from "../addresses.ts";

interface EventPictureProps {
  id: string;
  picture: PictureStanding;
  shownPicture: PictureData | null;
  imageUrl: string | null;
}

const HINTS = {
  shown: "Esta imagem está na página. Uma nova passa pela nossa equipe antes de trocar a atual.",
  none: "A página mostra o desenho escolhido no formulário. Se quiser, envie o cartaz ou uma foto do campo. Evite rostos de crianças: cada família teria de autorizar.",
};

/** The organiser's own picture, instead of the drawing. */
export function EventPicture({ id, picture, shownPicture, imageUrl }: EventPictureProps) {
  const today = shownPicture ?? (imageUrl === null ? null : drawnPicture(id, imageUrl));
  return (
    <OnePicture
      owner={{ type: "event", id }}
      page={eventPage(id)}
      picture={picture}
      title="Imagem do evento"
      word="imagem"
      hints={HINTS}
      waits="Uma pessoa confere a imagem antes que ela apareça na página."
    >
      {today && (
        <span className="relative block aspect-video w-full max-w-96 overflow-hidden rounded-control">
          <Picture picture={today} alt="A imagem na página do evento" sizes="24rem" />
        </span>
      )}
    </OnePicture>
  );
}

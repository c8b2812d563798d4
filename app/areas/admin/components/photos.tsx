import { Picture } from "#app/components/picture.tsx";
import { largestAddress, type Picture as PictureData } from "#domain/media/picture.ts";
import { Panel } from "./panel.tsx";

type PhotosProps = {
  name: string;
  portrait: PictureData | null;
  gallery: readonly PictureData[];
};

/** Every picture that would be public: most of what a person can judge about a profile is here. */
export function Photos({ name, portrait, gallery }: PhotosProps) {
  if (!portrait && gallery.length === 0) {
    return (
      <Panel title="Fotos">
        <p className="text-muted">Nenhuma foto enviada.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Fotos">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
        {portrait && <Photo picture={portrait} text={`Retrato de ${name}`} />}
        {gallery
          .filter(({ id }) => id !== portrait?.id)
          .map((picture) => (
            <Photo key={picture.id} picture={picture} text={picture.title ?? `Foto de ${name}`} />
          ))}
      </ul>
    </Panel>
  );
}

function Photo({ picture, text }: { picture: PictureData; text: string }) {
  return (
    <li>
      <a
        href={largestAddress(picture) ?? undefined}
        target="_blank"
        rel="noopener"
        className="relative block aspect-square overflow-hidden rounded-control border border-line"
      >
        <Picture picture={picture} alt={text} sizes="(min-width: 40rem) 10rem, 45vw" />
      </a>
      <p className="mt-1 truncate text-sm text-muted">{text}</p>
    </li>
  );
}

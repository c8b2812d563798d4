import { Panel } from "./panel.tsx";

type PhotosProps = {
  name: string;
  portrait: string | null;
  gallery: readonly { id: string; url: string; title: string | null }[];
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
        {portrait && <Photo url={portrait} text={`Retrato de ${name}`} />}
        {gallery.map(({ id, url, title }) => (
          <Photo key={id} url={url} text={title ?? `Foto de ${name}`} />
        ))}
      </ul>
    </Panel>
  );
}

function Photo({ url, text }: { url: string; text: string }) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="block overflow-hidden rounded-control border border-line"
      >
        <img
          src={url}
          alt={text}
          width={200}
          height={200}
          loading="lazy"
          className="aspect-square w-full object-cover"
        />
      </a>
      <p className="mt-1 truncate text-sm text-muted">{text}</p>
    </li>
  );
}

import { Badge } from "#app/components/badge.tsx";
import { fact, Facts, type Fact } from "#app/components/facts.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { DepictedDecision, MinorsShown } from "#domain/clubs/depicted.ts";
import { formatDuration } from "#domain/dates.ts";
import { largestAddress } from "#domain/media/picture.ts";
import type { SubjectData } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type MediaData = Extract<SubjectData, { type: "media" }>;

const KINDS = { photo: "Foto", video: "Vídeo", logo: "Logo" };
const STATES = {
  processing: "Em preparo",
  declaration: "Espera o clube dizer quem aparece",
  guardian: "Espera o responsável",
  staff: "Espera a equipe",
  visible: "No ar",
  refused: "Recusado",
};
/** A photo or video that its owner wants to be shown, or that somebody wants to be removed. */
export const MediaSubject = (media: MediaData) => (
  <>
    {media.requests.length > 0 && <Requests requests={media.requests} />}
    {media.declaration && <WhoAppears {...media.declaration} />}
    <Panel title={KINDS[media.kind]}>
      <Shown media={media} />
      <Facts facts={factsOf(media)} />
    </Panel>
  </>
);

const MINORS: Record<MinorsShown, string> = {
  none: "Nenhum menor que se possa reconhecer",
  named: "Todos os menores que aparecem estão nesta lista",
  unnamed: "Aparece um menor que não foi marcado",
};
const DECISIONS: Record<DepictedDecision, string> = {
  waiting: "espera resposta",
  agreed: "autorizou",
  refused: "não autorizou",
};

/** What the club says of the picture, to be compared with the picture. */
const WhoAppears = ({ minors, by, at, shows }: NonNullable<MediaData["declaration"]>) => (
  <Panel title="Quem aparece, segundo o clube">
    <Facts facts={[fact("Menores", MINORS[minors]), fact("Disse", `${by ?? "Conta apagada"}, em ${at}`)]} />
    {shows.length > 0 && (
      <ul className="mt-3 grid gap-2">
        {shows.map(({ athleteId, name, minor, decision }) => (
          <li key={athleteId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-compact">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {minor && <Badge tone="canary">Menor de idade</Badge>}
            <span className="text-muted">{DECISIONS[decision]}</span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

function Shown({ media: { kind, picture, itemTitle, videoAddress, playable } }: { media: MediaData }) {
  const alt = itemTitle || `${KINDS[kind]} sem título`;
  if (kind === "video" && videoAddress && playable)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- Clips of matches have no captions.
      <video
        controls
        preload="metadata"
        poster={largestAddress(picture) ?? undefined}
        src={videoAddress}
        aria-label={alt}
        className="mb-4 aspect-video w-full rounded-control bg-ink"
      />
    );
  return (
    <div className="mb-4 grid gap-3">
      <a
        href={largestAddress(picture) ?? undefined}
        target="_blank"
        rel="noopener"
        className="relative block aspect-4/3 w-full max-w-[40rem] overflow-hidden rounded-control border border-line bg-paper"
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 48rem) 40rem, 92vw"
          className="object-contain"
        />
      </a>
      {kind === "video" && videoAddress && (
        <Notice>
          Este navegador pode não tocar o formato deste vídeo.{" "}
          <a href={videoAddress} download className="underline underline-offset-4">
            Baixar o arquivo
          </a>
        </Notice>
      )}
    </div>
  );
}

function factsOf({ owner, itemTitle, seconds, codec, state, hidden, createdAt }: MediaData): Fact[] {
  return [
    fact("Título", itemTitle),
    fact("De quem", owner && <OwnerLink {...owner} />),
    ...(owner && owner.age !== null ? [fact("Idade", `${owner.age} anos`)] : []),
    ...(owner?.minor ? [fact("Menor de idade", <Badge tone="canary">Sim</Badge>)] : []),
    ...(seconds ? [fact("Duração", formatDuration(seconds))] : []),
    ...(codec ? [fact("Formato", codec)] : []),
    fact("Situação", hidden ? <Badge tone="danger">Oculto</Badge> : STATES[state]),
    fact("Enviado", createdAt),
  ];
}

const OwnerLink = ({ name, path }: { name: string; path: string | null }) =>
  path ? (
    <Link to={path} className="text-grass underline underline-offset-4">
      {name}
    </Link>
  ) : (
    name
  );

const Requests = ({ requests }: Pick<MediaData, "requests">) => (
  <Panel
    title={requests.length === 1 ? "Pedido de remoção" : `${requests.length} pedidos de remoção`}
    className={requests.some(({ minor }) => minor) ? "border-danger" : undefined}
  >
    <ul>
      {requests.map(({ id, reason, minor, hid, outcome, createdAt }) => (
        <li key={id} className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
          {minor && (
            <p>
              <Badge tone="danger">Diz que aparece um menor</Badge>
              {hid && " e o arquivo foi ocultado na hora"}
            </p>
          )}
          <p className="text-compact wrap-anywhere whitespace-pre-line">{reason ?? "(texto apagado)"}</p>
          <p className="text-sm text-muted">
            {createdAt}
            {outcome && ` · ${outcome === "removed" ? "removido" : "mantido no ar"}`}
          </p>
        </li>
      ))}
    </ul>
  </Panel>
);

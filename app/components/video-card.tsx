import { Download } from "lucide-react";
import { buttonClass } from "#app/components/button.tsx";
import { ItemLinks } from "#app/components/item-links.tsx";
import { Picture } from "#app/components/picture.tsx";
import { formatDuration } from "#domain/dates.ts";
import { largestAddress, type ShownVideo } from "#domain/media/picture.ts";

interface VideoCardProps {
  video: ShownVideo;
  /** Where this viewer may watch it for the next minutes; without it, only the frame is shown. */
  address?: string;
  /** False where there is nothing to report: an example. */
  reportable?: boolean;
}

/** The poster frame and title of a video; for those whose plan opens it, the video itself. */
export function VideoCard({ video, address, reportable = false }: VideoCardProps) {
  const { id, title, poster, playable } = video;
  return (
    <li className="overflow-hidden panel">
      <div className="relative aspect-video bg-grass-deep">
        {address && playable ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- Nobody speaks in a clip of a match, and who uploads it has no captions.
          <video
            controls
            preload="none"
            poster={largestAddress(poster) ?? undefined}
            src={address}
            aria-label={title}
            className="size-full object-cover"
          />
        ) : (
          <Frame video={video} />
        )}
      </div>
      <div className="px-4 pt-4 pb-2">
        <h3 className="text-xl wrap-anywhere">{title}</h3>
        {reportable && <ItemLinks id={id} what={`o vídeo ${title}`} />}
      </div>
      {address && !playable && <DownloadNote title={title} address={address} />}
    </li>
  );
}

/** Phones record in formats that many browsers do not play: the file itself opens in the phone's own player. */
const DownloadNote = ({ title, address }: { title: string; address: string }) => (
  <div className="grid justify-items-start gap-2 px-4 pb-4">
    <p className="text-compact text-muted">
      Este vídeo está num formato que muitos navegadores não tocam. Baixe o arquivo para assistir.
    </p>
    <a href={address} download className={buttonClass({ size: "small" })}>
      <Download aria-hidden="true" />
      Baixar vídeo
      <span className="sr-only"> {title}</span>
    </a>
  </div>
);

const Frame = ({ video: { poster, seconds } }: { video: ShownVideo }) => (
  <>
    <Picture picture={poster} alt="" sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw" />
    {seconds > 0 && (
      <span className="absolute right-2 bottom-2 rounded-md bg-ink px-2 py-0.5 text-sm font-semibold text-white">
        <span className="sr-only">Duração: </span>
        {formatDuration(seconds)}
      </span>
    )}
  </>
);

import { formatDuration } from "#domain/dates.ts";
import { ReportLink } from "#app/components/report-link.tsx";

/** The frame and title of a video; for those whose plan opens it, the video itself. */
interface VideoCardVideo {
  id: string;
  title: string;
  thumbnail: string | null;
  seconds: number;
}

interface VideoCardProps {
  video: VideoCardVideo;
  /** Where this viewer may watch it for the next minutes; without it, only the frame is shown. */
  address?: string;
  /** An athlete's video is reported by itself, a club's with the club. */
  reportable?: boolean;
}

export function VideoCard({ video, address, reportable = false }: VideoCardProps) {
  const { id, title, thumbnail, seconds } = video;
  return (
    <li className="overflow-hidden panel">
      <div className="relative aspect-video bg-grass-deep">
        {address ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- Nobody speaks in a clip of a match, and who uploads it has no captions.
          <video
            controls
            preload="none"
            poster={thumbnail ?? undefined}
            src={address}
            aria-label={title}
            className="size-full object-cover"
          />
        ) : (
          <Frame thumbnail={thumbnail} seconds={seconds} />
        )}
      </div>
      <div className="flex items-start justify-between gap-x-4 p-4">
        <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
        {reportable && (
          <ReportLink type="video" id={id} what={`o vídeo ${title}`} className="-my-2 shrink-0" />
        )}
      </div>
    </li>
  );
}

function Frame({ thumbnail, seconds }: Pick<VideoCardVideo, "thumbnail" | "seconds">) {
  return (
    <>
      {thumbnail && (
        <img
          src={thumbnail}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
      <span className="absolute right-2 bottom-2 rounded-md bg-ink px-2 py-0.5 text-sm font-semibold text-white">
        <span className="sr-only">Duração: </span>
        {formatDuration(seconds)}
      </span>
    </>
  );
}

import { ButtonLink } from "#app/components/button.tsx";
import { VideoCard } from "#app/components/video-card.tsx";
import type { ClubSite } from "#server/clubs/clubs.server.ts";

type ClubVideosProps = { videos: ClubSite["videos"]; open: boolean; addresses: Record<string, string> };

export function ClubVideos({ videos, open, addresses }: ClubVideosProps) {
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="videos">
      <h2 id="videos" className="text-4xl">
        Vídeos
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} address={addresses[video.id]} reportable />
        ))}
      </ul>
      {!open && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4">
          <p className="text-muted">
            Vídeos completos são exclusivos para clubes e olheiros premium, de clubes verificados.
          </p>
          <ButtonLink to="/planos" variant="text">
            Ver planos
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

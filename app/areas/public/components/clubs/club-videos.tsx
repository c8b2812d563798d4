import type { ClubSite } from "#server/clubs/clubs.server.ts";
import { ButtonLink } from "#app/components/button.tsx";

export function ClubVideos({ videos }: { videos: ClubSite["videos"] }) {
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="videos">
      <h2 id="videos" className="text-4xl">
        Vídeos
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5">
        {videos.map(({ id, title, thumbnail, duration }) => (
          <li key={id} className="overflow-hidden rounded-panel border border-line bg-card">
            <div className="relative aspect-video bg-grass-deep">
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
                {duration}
              </span>
            </div>
            <h3 className="p-4 text-xl">{title}</h3>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <p className="text-muted">Vídeos completos são exclusivos para clubes e olheiros premium.</p>
        <ButtonLink to="/planos" variant="text">
          Ver planos
        </ButtonLink>
      </div>
    </section>
  );
}

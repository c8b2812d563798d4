import { UserRound } from "lucide-react";
import { ReportLink } from "#app/components/report-link.tsx";
import { SPEAKERS } from "#domain/clubs/testimonials.ts";
import type { ClubSite } from "#server/clubs/clubs.server.ts";

export function ClubTestimonials({ testimonials }: { testimonials: ClubSite["testimonials"] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="depoimentos">
      <h2 id="depoimentos" className="text-4xl">
        Depoimentos
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5">
        {testimonials.map(({ id, name, type, message, image }) => (
          <li key={id}>
            <figure className="flex h-full flex-col gap-5 panel p-5">
              <blockquote className="grow">
                <p>“{message}”</p>
              </blockquote>
              <figcaption className="flex items-center gap-3">
                {image ? (
                  <img
                    src={image}
                    alt=""
                    width={48}
                    height={48}
                    loading="lazy"
                    className="size-12 rounded-full object-cover"
                  />
                ) : (
                  <span
                    aria-hidden="true"
                    className="grid size-12 shrink-0 place-items-center rounded-full bg-grass-tint text-grass-deep"
                  >
                    <UserRound />
                  </span>
                )}
                <span className="grow">
                  <strong className="block leading-tight">{name}</strong>
                  <span className="text-compact text-muted">{SPEAKERS[type]}</span>
                </span>
                <ReportLink type="testimonial" id={id} what={`o depoimento de ${name}`} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Quote } from "lucide-react";
import { Container } from "#app/components/container.tsx";
import type { FeaturedTestimonial } from "#server/clubs/clubs.server.ts";
import { Link } from "#app/components/link.tsx";

export function Testimonial({ testimonial }: { testimonial: FeaturedTestimonial }) {
  const { name, message, image, club, role } = testimonial;
  return (
    <Container className="pt-14 sm:pt-20">
      <section
        aria-labelledby="depoimento"
        className="grid items-center gap-6 panel p-6 sm:grid-cols-[auto_1fr] sm:gap-10 sm:p-10"
      >
        <h2 id="depoimento" className="sr-only">
          {club ? "Depoimento de um clube parceiro" : "Depoimento"}
        </h2>
        {image && (
          <img
            src={image}
            alt=""
            width={144}
            height={144}
            loading="lazy"
            decoding="async"
            className="size-24 rounded-full object-cover sm:size-36"
          />
        )}
        <figure>
          <Quote aria-hidden="true" className="mb-3 size-8 text-grass" />
          <blockquote className="max-w-[56ch] font-display text-2xl leading-tight font-bold sm:text-[2rem]">
            <p>{message}</p>
          </blockquote>
          <figcaption className="mt-4 text-muted">
            <span className="font-semibold text-ink">{name}</span>,{" "}
            {club ? (
              <>
                responsável por atleta do{" "}
                <Link
                  to={`/clube/${club.id}`}
                  className="font-semibold text-grass underline decoration-2 underline-offset-4"
                >
                  {club.name}
                </Link>
              </>
            ) : (
              role
            )}
          </figcaption>
        </figure>
      </section>
    </Container>
  );
}

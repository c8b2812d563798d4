import { Quote } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { firstName } from "#domain/person-name.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

type TestimonialDecisionProps = { testimonial: DeskView["testimonials"][number]; primary: boolean };

/** A club wants to quote the athlete: exactly these words, with the first name. */
export function TestimonialDecision({ testimonial, primary }: TestimonialDecisionProps) {
  const { id, club, message, athlete } = testimonial;
  const who = firstName(athlete.name);
  return (
    <DecisionCard icon={Quote} title="Depoimento na página de um clube" athlete={athlete}>
      <p>
        O <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink>, clube verificado, quer publicar este
        texto como palavras de {who}. Na página aparece só o primeiro nome.
      </p>
      <blockquote className="border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
        {message}
      </blockquote>
      <PostForm className="grid grid-cols-2 gap-3 sm:flex">
        <input type="hidden" name="intent" value="depoimento" />
        <input type="hidden" name="id" value={id} />
        <SubmitButton
          name="decision"
          value="approve"
          variant={primary ? "primary" : "outline"}
          className="max-sm:px-2"
        >
          Autorizar<span className="sr-only"> o depoimento</span>
        </SubmitButton>
        <SubmitButton name="decision" value="refuse" className="max-sm:px-2">
          Não autorizar<span className="sr-only"> o depoimento</span>
        </SubmitButton>
      </PostForm>
    </DecisionCard>
  );
}

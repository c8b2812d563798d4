import type { ComponentProps } from "react";
import type { Refused } from "#app/forms/refuse.ts";
import { Hero } from "../hero.tsx";
import { HowItWorks } from "../how-it-works.tsx";
import { Benefits } from "./benefits.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { InterestForm } from "./interest-form.tsx";
import { Testimonial } from "./testimonial.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";

type LandingProps = {
  featured: ComponentProps<typeof Hero>["featured"];
  testimonial: ComponentProps<typeof Testimonial>["testimonial"] | null;
  whatsapp?: string;
  openedAt: number;
  answer?: Refused;
};

export function Landing({ featured, testimonial, whatsapp, openedAt, answer }: LandingProps) {
  return (
    <>
      <Hero featured={featured} />
      <HowItWorks />
      <Benefits />
      {testimonial && <Testimonial testimonial={testimonial} />}
      <InterestForm answer={answer} openedAt={openedAt} />
      <ClosingCall />
      {whatsapp && <WhatsappButton number={whatsapp} />}
    </>
  );
}

import type { ReactNode } from "react";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { WaitSteps, type WaitStep } from "./wait-steps.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

type Who = "athlete" | "guardian" | "staff";

/** Who has done their part of a minor's first publication, and who is waited for now. */
export function PublicationSteps({
  state,
  reader,
  reminder,
  texts = NO_TEXTS,
  actions = NO_TEXTS,
}: {
  state: PublicationState;
  reader: "athlete" | "guardian";
  /** What the reader may send to the guardian, who is not in the product yet or has not looked. */
  reminder?: string;
  /** What each of them does, and what the reader can do about it. */
  texts?: Partial<Record<Who, ReactNode>>;
  actions?: Partial<Record<Who, ReactNode>>;
}) {
  const waited = WAITED[state];
  if (waited === null) return null;
  const labels: Record<Who, string> = {
    athlete: reader === "athlete" ? "Você" : "Atleta",
    guardian: reader === "guardian" ? "Você" : "Responsável",
    staff: "Nossa equipe",
  };
  const now = ORDER.indexOf(waited);
  const steps = ORDER.map((who, n): WaitStep => ({
    key: who,
    who: labels[who],
    state: n < now ? "done" : n === now ? "now" : "later",
    text: texts[who],
    action:
      n !== now ? undefined : who === "guardian" && reminder ? (
        <>
          {actions[who]}
          <WhatsappLink message={reminder} label="Lembrar pelo WhatsApp" />
        </>
      ) : (
        actions[who]
      ),
  }));
  return <WaitSteps label="Quem falta para publicar" steps={steps} />;
}

const NO_TEXTS = {};
const ORDER: readonly Who[] = ["athlete", "guardian", "staff"];

/** Null: nobody is waited for on the way to a first publication. */
const WAITED: Record<PublicationState, Who | null> = {
  birthdate_missing: "athlete",
  guardian_missing: "athlete",
  guardian_invited: "guardian",
  invitation_expired: "guardian",
  guardian_deciding: "guardian",
  not_authorised: "guardian",
  rejected: "guardian",
  in_review: "staff",
  birthdate_review: "staff",
  public: null,
  ready: null,
  hidden: null,
  too_young: null,
};

import { Check } from "lucide-react";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { cx } from "./class-names.ts";
import { WhatsappLink } from "./whatsapp-link.tsx";

type Who = "athlete" | "guardian" | "staff";

/** Who has done their part of a minor's first publication, and who is waited for now. */
export function PublicationSteps({
  state,
  reader,
  reminder,
}: {
  state: PublicationState;
  reader: "athlete" | "guardian";
  /** What the reader may send to the guardian, who is not in the product yet or has not looked. */
  reminder?: string;
}) {
  const waited = WAITED[state];
  if (waited === null) return null;
  const labels: Record<Who, string> = {
    athlete: reader === "athlete" ? "Você" : "Atleta",
    guardian: reader === "guardian" ? "Você" : "Responsável",
    staff: "Nossa equipe",
  };
  const now = ORDER.indexOf(waited);
  return (
    <div className="grid gap-4">
      <ol aria-label="Quem falta para publicar" className="flex flex-wrap gap-x-6 gap-y-2">
        {ORDER.map((who, n) => (
          <li
            key={who}
            aria-current={n === now ? "step" : undefined}
            className={cx("flex items-center gap-2", n > now && "text-muted", n === now && "font-semibold")}
          >
            <span
              aria-hidden="true"
              className={cx(
                "grid size-6 place-items-center rounded-full border-2 text-sm [&>svg]:size-4",
                n < now ? "border-grass bg-grass text-white" : "border-edge",
              )}
            >
              {n < now ? <Check /> : n + 1}
            </span>
            {labels[who]}
            <span className="sr-only">{n < now ? ": feito" : n === now ? ": falta agora" : ": depois"}</span>
          </li>
        ))}
      </ol>
      {waited === "guardian" && reminder && (
        <div>
          <WhatsappLink message={reminder} label="Lembrar pelo WhatsApp" />
        </div>
      )}
    </div>
  );
}

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

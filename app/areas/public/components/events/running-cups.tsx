import { StandaloneLink } from "#app/components/text-link.tsx";
import type { CupCardView } from "../../cup-card-view.ts";
import { CupGrid } from "./cup-card.tsx";

/** What is being played now, above what is to come. */
export const RunningCups = ({ cups, more }: { cups: readonly CupCardView[]; more: boolean }) => (
  <section aria-labelledby="em-andamento">
    <h2 id="em-andamento" className="mb-5 text-4xl">
      Em andamento
    </h2>
    <CupGrid cups={cups} />
    {more && (
      <p className="mt-5">
        <StandaloneLink to="/campeonatos/em-andamento">Ver todos em andamento</StandaloneLink>
      </p>
    )}
  </section>
);

import { FigurinhaFan } from "#app/components/figurinha-fan.tsx";
import { FigurinhaGrid, FigurinhaGridSkeleton } from "#app/components/figurinha-grid.tsx";
import type { FigurinhaAthlete } from "#app/components/figurinha.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { KitSection } from "./kit-section.tsx";

export function KitFigurinhas({ athletes }: { athletes: FigurinhaAthlete[] }) {
  return (
    <KitSection id="figurinhas" title="Figurinhas">
      <Pitch circle className="rounded-panel px-2 py-8">
        <FigurinhaFan athletes={athletes.slice(0, 3)} newTab className="mx-auto max-w-[36rem]" />
      </Pitch>
      <FigurinhaGrid athletes={athletes} className="max-w-[56rem]" />
      <h3 className="text-2xl">Enquanto carrega</h3>
      <FigurinhaGridSkeleton count={3} className="max-w-[56rem]" />
    </KitSection>
  );
}

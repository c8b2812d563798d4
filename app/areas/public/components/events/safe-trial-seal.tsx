import { ShieldCheck } from "lucide-react";
import { StandaloneLink } from "#app/components/text-link.tsx";

/** On the page of a trial whose club a person of the team verified. */
export const SafeTrialSeal = ({ checkCode }: { checkCode: string }) => (
  <aside
    aria-label="Peneira Segura"
    className="flex gap-4 rounded-panel border-2 border-grass bg-grass-tint p-4"
  >
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-grass text-white"
    >
      <ShieldCheck className="size-6" />
    </span>
    <div className="grid gap-0.5">
      <p className="font-display text-xl leading-tight font-extrabold">Peneira Segura</p>
      <p>Clube verificado, taxa declarada, nada a pagar antes do dia. Todos recebem resposta.</p>
      <p>
        <StandaloneLink to={`/peneira-segura/${checkCode}`}>Conferir selo</StandaloneLink>
      </p>
    </div>
  </aside>
);

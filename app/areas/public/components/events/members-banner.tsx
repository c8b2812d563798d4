import { ButtonLink } from "#app/components/button.tsx";
import { Pitch } from "#app/components/pitch.tsx";

/** Shown only when there are such events. */
export function MembersBanner({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Pitch className="overflow-hidden rounded-panel">
      <aside
        aria-label="Vagas para assinantes"
        className="flex flex-col items-start gap-5 p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8"
      >
        <div>
          <p className="font-display text-3xl leading-none font-extrabold">
            {count === 1
              ? "1 evento exclusivo nos próximos 2 meses"
              : `${count} eventos exclusivos nos próximos 2 meses`}
          </p>
          <p className="mt-2 max-w-[52ch] text-white/85">
            Com vagas reservadas para assinantes, que também têm prioridade na inscrição.
          </p>
        </div>
        <ButtonLink to="/planos" variant="primary" onDark className="shrink-0">
          Seja Premium
        </ButtonLink>
      </aside>
    </Pitch>
  );
}

import { ChevronRight } from "lucide-react";
import { Link } from "./link.tsx";

type Crumb = { label: string; to?: string };

/** The last step is the page itself and is no link. */
export function Breadcrumb({ steps, className }: { steps: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Você está em" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-compact">
        {steps.map((step, i) => (
          <li key={step.label} className="flex min-h-8 max-w-full min-w-0 items-center gap-1.5">
            {i > 0 && <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />}
            {step.to && i < steps.length - 1 ? (
              <Link
                to={step.to}
                className="py-1 font-semibold text-grass underline-offset-4 max-sm:-my-2 max-sm:py-3 hover:underline hover:decoration-2"
              >
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-muted">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

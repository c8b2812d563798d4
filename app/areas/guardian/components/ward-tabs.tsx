import { Portrait } from "#app/components/athlete-heading.tsx";
import { Link } from "#app/components/link.tsx";
import { firstName } from "#domain/person-name.ts";
import type { WardLine } from "#server/athletes/guardianship.server.ts";

/** Which of several athletes the page is about. */
export function WardTabs({ athletes, current }: { athletes: readonly WardLine[]; current: string }) {
  if (athletes.length < 2) return null;
  return (
    <nav aria-label="Meus atletas">
      <ul className="flex flex-wrap gap-2.5">
        {athletes.map(({ id, name, photo }) => (
          <li key={id}>
            <Link
              to={`/responsavel/atleta/${id}`}
              aria-current={id === current ? "page" : undefined}
              className="flex min-h-13 items-center gap-2.5 rounded-panel border border-edge bg-card py-1.5 pr-4 pl-1.5 font-semibold aria-[current=page]:border-2 aria-[current=page]:border-ink aria-[current=page]:shadow-[0_3px_0_0_var(--color-canary)]"
            >
              <Portrait photo={photo} className="h-11 w-9 rounded-control!" />
              {firstName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

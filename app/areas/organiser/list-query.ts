import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import type { ListFilter } from "#server/registrations/organiser-list.server.ts";

const CAME = { presentes: true, faltaram: false } as const;
type CameWord = keyof typeof CAME;

interface ListAddress {
  filter: ListFilter;
  came: CameWord | null;
  after: number;
}

/** What the address of the list asks for; what it cannot mean is left out. */
export function parseListQuery(search: URLSearchParams): ListAddress {
  const word = search.get("vieram");
  const came = word === "presentes" || word === "faltaram" ? word : null;
  const position = search.get("posicao");
  const after = Math.trunc(Number(search.get("depois")));
  return {
    filter: {
      category: search.get("categoria")?.slice(0, 40) || null,
      positionGroup: POSITION_GROUPS.find((group) => group === position) ?? null,
      came: came && CAME[came],
    },
    came,
    after: after > 0 && after < 1_000_000 ? after : 0,
  };
}

/** The same list, further on. */
export function listAddress({ filter, came }: ListAddress, after: number): string {
  const search = new URLSearchParams();
  if (filter.category) search.set("categoria", filter.category);
  if (filter.positionGroup) search.set("posicao", filter.positionGroup);
  if (came) search.set("vieram", came);
  if (after) search.set("depois", String(after));
  return `?${search}`;
}

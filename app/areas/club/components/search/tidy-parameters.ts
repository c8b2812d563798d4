import { POSITIONS_BY_GROUP, POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { slug } from "#domain/slug.ts";

const DEFAULTS: Readonly<Record<string, string>> = { ordem: "recentes", ver: "linhas" };

/** What a form holds as a short address: nothing empty, no defaults, a whole group instead of all its positions. */
export function tidyParameters(form: FormData): URLSearchParams {
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" && DEFAULTS[name] !== value
      ? [[name, value.trim()] as const]
      : [],
  );
  const ticked = new Set(entries.flatMap(([name, value]) => (name === "posicao" ? [value] : [])));
  const dropped = new Set<string>();
  for (const group of POSITION_GROUPS) {
    const positions = POSITIONS_BY_GROUP[group].map(slug);
    const count = positions.filter((position) => ticked.has(position)).length;
    if (count === positions.length) for (const position of positions) dropped.add(`posicao ${position}`);
    else if (count > 0) dropped.add(`grupo ${slug(group)}`);
  }
  return new URLSearchParams(
    entries.filter(([name, value]) => !dropped.has(`${name} ${value}`)).map(([name, value]) => [name, value]),
  );
}

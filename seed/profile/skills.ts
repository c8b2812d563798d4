import type { Foot } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { Trait } from "#domain/athletes/traits.ts";
import type { Random } from "#drawing/random.ts";
import { HABITS } from "./positions.ts";

const LEFT_SIDED: ReadonlySet<Position> = new Set<Position>(["Lateral-esquerdo", "Ponta-esquerda"]);

/** Three to six, the first two from what the position lives on. */
export function traitsOf(position: Position, random: Random): Trait[] {
  const { traits } = HABITS[position];
  const core = random.shuffle(traits.slice(0, 4)).slice(0, 2);
  const others = random.shuffle(traits.filter((trait) => !core.includes(trait)));
  return [...core, ...others.slice(0, random.int(1, 4))];
}

export function footOf(position: Position, random: Random): Foot {
  const left = LEFT_SIDED.has(position) ? 66 : 18;
  return random.weighted<Foot>([
    ["Canhoto", left],
    ["Destro", 94 - left],
    ["Ambidestro", 6],
  ]);
}

export const shirtOf = (position: Position, random: Random): number => random.pick(HABITS[position].shirts);

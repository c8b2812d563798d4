import type { Modality } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import type { Random } from "#drawing/random.ts";

/** Usual centimetres at 13, 14, 15, 16, 17 and from 18 on. */
const USUAL_HEIGHT: Record<Modality, readonly number[]> = {
  masculino: [158, 165, 170, 174, 176, 178],
  feminino: [156, 159, 161, 163, 164, 165],
};

const TALLER: Partial<Record<Position, number>> = {
  Goleiro: 8,
  Zagueiro: 6,
  Centroavante: 4,
  Volante: 1,
  "Ponta-direita": -3,
  "Ponta-esquerda": -3,
  "Lateral-direito": -2,
  "Lateral-esquerdo": -2,
};

export function bodyOf(
  { age, modality, position }: { age: number; modality: Modality; position: Position },
  random: Random,
): { heightCm: number; weightKg: number } {
  const usual = USUAL_HEIGHT[modality];
  const years = Math.min(Math.max(age - 13, 0), usual.length - 1);
  const heightCm = usual[years]! + (TALLER[position] ?? 0) + random.int(-4, 5);
  const massIndex = 18.3 + years * 0.65 + random.next() * 1.4;
  return { heightCm, weightKg: Math.round((massIndex * heightCm ** 2) / 10_000) };
}

/** Position groups, as the trade says them, with the positions of each. */
export const POSITIONS_BY_GROUP = {
  Goleiro: ["Goleiro"],
  Defensor: ["Zagueiro", "Lateral-direito", "Lateral-esquerdo"],
  "Meio-Campista": ["Volante", "Meia", "Meia-atacante"],
  Atacante: ["Ponta-direita", "Ponta-esquerda", "Segundo atacante", "Centroavante"],
} as const;

export type PositionGroup = keyof typeof POSITIONS_BY_GROUP;
export type Position = (typeof POSITIONS_BY_GROUP)[PositionGroup][number];

export const POSITION_GROUPS = Object.keys(POSITIONS_BY_GROUP) as PositionGroup[];
export const POSITIONS: readonly Position[] = Object.values(POSITIONS_BY_GROUP).flat();

export function groupOf(position: Position): PositionGroup {
  const group = POSITION_GROUPS.find((name) =>
    (POSITIONS_BY_GROUP[name] as readonly string[]).includes(position),
  );
  if (!group) throw new Error(`position without a group: ${position}`);
  return group;
}

export const isPosition = (text: string | undefined): text is Position =>
  POSITIONS.includes(text as Position);

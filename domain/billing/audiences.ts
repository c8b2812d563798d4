export const AUDIENCES = ["athlete", "club", "championship", "other"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_LABELS: Record<Audience, string> = {
  athlete: "Atleta",
  club: "Clube",
  championship: "Campeonato",
  other: "Outros",
};

/** Whose profile a subscription can belong to. */
export const HOLDER_TYPES = ["athlete", "club", "championship"] as const;
export type HolderType = (typeof HOLDER_TYPES)[number];

export const isHolderType = (type: string): type is HolderType => HOLDER_TYPES.some((one) => one === type);

export const FEET = ["Destro", "Canhoto", "Ambidestro"] as const;
export type Foot = (typeof FEET)[number];

export const MODALITIES = ["masculino", "feminino"] as const;
export type Modality = (typeof MODALITIES)[number];

/** Who may read the profile: only `public` profiles exist for visitors. */
export const VISIBILITIES = ["private", "public", "hidden"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const MIN_AGE = 13;
/** An older one is taken for a typing error. */
export const MAX_AGE = 60;

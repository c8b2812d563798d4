/** How much a plan may say of itself; apart from the schema, for pages that need no validation. */
export const DESCRIPTION_MAX = 300;
export const FEATURES_MAX = 12;
export const FEATURE_LENGTH = 140;

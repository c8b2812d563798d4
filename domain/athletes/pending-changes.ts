/**
 * What of a minor's profile waits for the guardian while a consent stands: the words and pictures that strangers see
 * first, and wishes about the two switches that are the guardian's.
 */
export const CHANGE_FIELDS = ["name", "about", "photo", "hero", "visibility", "contact"] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

export const CHANGE_STATES = ["waiting", "approved", "refused", "withdrawn"] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** How long the reason may be that a guardian gives with a no. */
export const REASON_MAX = 500;

/** The value of a wish about a switch. */
const SWITCH_VALUES = ["on", "off"] as const;
export type SwitchValue = (typeof SWITCH_VALUES)[number];

export const isSwitchField = (field: ChangeField): field is "visibility" | "contact" =>
  field === "visibility" || field === "contact";

/** What an uploaded file is for. A logo is a picture with a place of its own, and is in no gallery. */
export const MEDIA_KINDS = ["photo", "video", "logo"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Whose media these are. A scout is somebody's membership in a club, which has a card with a photo. */
export const MEDIA_OWNER_TYPES = ["athlete", "club", "sponsor", "scout", "event"] as const;
export type MediaOwnerType = (typeof MEDIA_OWNER_TYPES)[number];

/** What is uploaded for each owner. A sponsor has a logo alone, which comes with the sponsor's own form. */
export const UPLOADED_KINDS: Readonly<Record<MediaOwnerType, readonly MediaKind[]>> = {
  athlete: ["photo", "video"],
  club: MEDIA_KINDS,
  sponsor: [],
  scout: ["photo"],
  event: ["photo"],
};

/**
 * The way of one item. `processing`: the file was received and is being inspected; `declaration`: its club
 * has to say who appears on it; `guardian`: a minor's guardian has to say yes; `staff`: the team looks at it; `visible`: shown wherever its owner's profile is. An item that is hidden
 * or deleted keeps its state, so that showing it again continues where it was.
 */
export const MEDIA_STATES = ["processing", "declaration", "guardian", "staff", "visible", "refused"] as const;
export type MediaState = (typeof MEDIA_STATES)[number];

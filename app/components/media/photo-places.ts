/** Whether a photo has a place in the profile, or the guardian was asked for it. */
export type PlaceStanding = "chosen" | "wished" | "free";

interface Places {
  photoId: string | null;
  heroId: string | null;
  wishes: { photo: string | null; hero: string | null };
}

export function placesOf(itemId: string, { photoId, heroId, wishes }: Places) {
  const standing = (chosen: string | null, wished: string | null): PlaceStanding =>
    chosen === itemId ? "chosen" : wished === itemId ? "wished" : "free";
  return { photo: standing(photoId, wishes.photo), hero: standing(heroId, wishes.hero) };
}

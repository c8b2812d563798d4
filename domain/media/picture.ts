/** A picture as a page needs it: which sizes exist, what stands there before it has loaded, what part a card shows. */
export interface Picture {
  id: string;
  /** The address of a drawing of ours instead of files: demo data, and profiles without a photo. */
  drawing: string | null;
  width: number | null;
  height: number | null;
  /** The main colour, "#1f5fd6", shown until the picture has loaded. */
  colour: string | null;
  /** Widths that exist as WebP, smallest first. */
  widths: number[];
  /** The same widths exist as AVIF too. */
  avif: boolean;
  title: string | null;
  /** The part that a figurinha shows, in fractions of the whole. */
  crop: Crop | null;
}

/** A video as a page lists it: its poster frame and what is known of the file. */
export interface ShownVideo {
  id: string;
  title: string;
  seconds: number;
  /** False where common browsers do not play it. */
  playable: boolean;
  poster: Picture;
}

export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of ours as a picture. */
export const drawnPicture = (id: string, drawing: string, title: string | null = null): Picture => ({
  id,
  drawing,
  width: null,
  height: null,
  colour: null,
  widths: [],
  avif: false,
  title,
  crop: null,
});

/** The address of one file for those who take only one, such as programs: the largest that every browser reads. */
export const largestAddress = ({ id, drawing, widths }: Picture): string | null =>
  drawing ?? (widths.length > 0 ? pictureAddress(id, widths.at(-1)!, "webp") : null);

/** The same where a drawing stands for what has no picture of its own. */
export const imageAddress = ({
  picture,
  imageUrl,
}: {
  picture: Picture | null;
  imageUrl: string | null;
}): string | null => (picture && largestAddress(picture)) ?? imageUrl;

/** Where one size of a picture is read. Who may read it is decided at each request. */
export const pictureAddress = (id: string, width: number, format: "webp" | "avif"): string =>
  `/midia/${id}/${width}.${format}`;

import type { Picture as PictureData } from "#domain/media/picture.ts";
import { cx } from "./class-names.ts";
import { Picture } from "./picture.tsx";
import { Silhouette } from "./silhouette.tsx";

const SIZES = {
  small: "h-11 w-9 rounded-[7px] p-0.5",
  medium: "h-[58px] w-12 rounded-[9px] p-[2.5px]",
  large: "h-[87px] w-18 rounded-[11px] p-1",
} as const;

/** The portrait of a figurinha beside a name: 36×44, 48×58 or 72×87. */
export const FigurinhaThumb = ({
  photo,
  size = "small",
}: {
  photo: PictureData | null;
  size?: keyof typeof SIZES;
}) => (
  <span className={cx("block shrink-0 bg-card shadow-sticker", SIZES[size])}>
    <span className="relative block size-full overflow-hidden rounded-[5px] bg-line [&>svg]:size-full">
      {photo ? (
        <Picture picture={photo} alt="" sizes="72px" cropped className="object-cover object-top" />
      ) : (
        <Silhouette />
      )}
    </span>
  </span>
);

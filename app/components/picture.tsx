import {
  largestAddress,
  pictureAddress,
  type Crop,
  type Picture as PictureData,
} from "#domain/media/picture.ts";
import { cx } from "./class-names.ts";

interface PictureProps {
  picture: PictureData;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Seen at once when the page opens: not left for later. */
  priority?: boolean;
  /** Only the part that its owner chose for the figurinha. */
  cropped?: boolean;
  className?: string;
}

/** Of a picture that was not measured. */
const UNKNOWN_COLOUR = "#e4e8e2";
const FILLS = "absolute inset-0 size-full";

/**
 * Fills the positioned box around it, which gives the size: nothing jumps. Until the picture has loaded, its main
 * colour stands there, drawn as SVG because the page's policy allows no inline styles.
 */
export function Picture({ picture, cropped = false, ...props }: PictureProps) {
  const { drawing, widths, colour, crop } = picture;
  if (!drawing && widths.length === 0) return <Placeholder colour={colour} />;
  if (cropped && crop && !drawing) return <CroppedImage {...props} picture={picture} crop={crop} />;
  return (
    <>
      {!drawing && <Placeholder colour={colour} />}
      <Image {...props} picture={picture} className={cx(FILLS, props.className ?? "object-cover")} />
    </>
  );
}

const Placeholder = ({ colour }: { colour: string | null }) => (
  <svg className={FILLS} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" fill={colour ?? UNKNOWN_COLOUR} />
  </svg>
);

/** SVG shows a part of something larger without a style of its own: the view box is the part. */
function CroppedImage({ crop, picture, ...props }: Omit<PictureProps, "cropped"> & { crop: Crop }) {
  const { width, height } = picture;
  const [wide, high] = [width ?? 100, height ?? 100];
  const box = [crop.x * wide, crop.y * high, crop.width * wide, crop.height * high].map(Math.round).join(" ");
  return (
    <svg className={FILLS} viewBox={box} preserveAspectRatio="xMidYMin slice">
      <rect width={wide} height={high} fill={picture.colour ?? UNKNOWN_COLOUR} />
      <foreignObject width={wide} height={high}>
        <Image {...props} picture={picture} className="block" />
      </foreignObject>
    </svg>
  );
}

const srcSetOf = ({ id, widths }: PictureData, format: "webp" | "avif"): string =>
  widths.map((width) => `${pictureAddress(id, width, format)} ${width}w`).join(", ");

function Image({ picture, alt, sizes, priority = false, className }: Omit<PictureProps, "cropped">) {
  const { id, drawing, widths, avif } = picture;
  const image = (
    <img
      src={drawing ?? pictureAddress(id, widths.at(-1)!, "webp")}
      srcSet={drawing ? undefined : srcSetOf(picture, "webp")}
      sizes={drawing ? undefined : sizes}
      alt={alt}
      width={picture.width ?? 400}
      height={picture.height ?? 400}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
  if (drawing || !avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSetOf(picture, "avif")} sizes={sizes} />
      {image}
    </picture>
  );
}

interface LogoPictureProps {
  logo: PictureData;
  alt: string;
  /** How large it is shown, in pixels; the class may say otherwise. */
  size: number;
  priority?: boolean;
  className?: string;
}

/** A crest or a brand: whole, however it is shaped. */
export const LogoPicture = ({ logo, alt, size, priority = false, className }: LogoPictureProps) => (
  <img
    src={largestAddress(logo) ?? undefined}
    srcSet={logo.drawing ? undefined : srcSetOf(logo, "webp")}
    sizes={logo.drawing ? undefined : `${size}px`}
    alt={alt}
    width={size}
    height={size}
    loading={priority ? "eager" : "lazy"}
    decoding="async"
    className={cx("shrink-0 object-contain", className)}
  />
);

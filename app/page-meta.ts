import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";

interface PageDescription {
  title: string;
  description: string;
  /** The one address of this content, for search engines and sharing. */
  url?: string;
  indexable?: boolean;
  /** The product's own picture unless the page has one. */
  image?: PageImage;
  type?: "website" | "profile";
  /** The same content for machines (schema.org), which the router writes as a safe JSON-LD script. */
  structured?: StructuredData;
}

interface PageImage {
  path: string;
  alt: string;
}

export type StructuredData = { "@type": string; [property: string]: unknown };

/** All our pictures for sharing have this size. */
const IMAGE_SIZE = { width: 1200, height: 630 };
const PRODUCT_IMAGE: PageImage = { path: "/compartilhar.jpg", alt: `${PRODUCT_NAME}. ${TAGLINE}` };

/** Title, description, canonical address and what messengers show of a shared link. */
export function describePage({
  title,
  description,
  url,
  indexable = true,
  image = PRODUCT_IMAGE,
  type = "website",
  structured,
}: PageDescription): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:locale", content: "pt_BR" },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    // Where its own fields are missing, this reader takes those above.
    { name: "twitter:card", content: "summary_large_image" },
    ...(url
      ? [
          { property: "og:url", content: url },
          { tagName: "link" as const, rel: "canonical", href: url },
          ...describeImage(new URL(image.path, url).href, image.alt),
        ]
      : []),
    ...(indexable ? [] : [{ name: "robots", content: "noindex" }]),
    ...(structured ? [{ "script:ld+json": { "@context": "https://schema.org", ...structured } }] : []),
  ];
}

const describeImage = (address: string, alt: string): MetaDescriptor[] => [
  { property: "og:image", content: address },
  { property: "og:image:type", content: "image/jpeg" },
  { property: "og:image:width", content: String(IMAGE_SIZE.width) },
  { property: "og:image:height", content: String(IMAGE_SIZE.height) },
  { property: "og:image:alt", content: alt },
];

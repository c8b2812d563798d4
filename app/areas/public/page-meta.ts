import type { MetaDescriptor } from "react-router";

export interface PageDescription {
  title: string;
  description: string;
  /** The one address of this content, for search engines and sharing. */
  url?: string;
  indexable?: boolean;
}

/** Title, description, canonical address and what messengers show of a shared link. */
export function describePage({
  title,
  description,
  url,
  indexable = true,
}: PageDescription): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: "Joia da Base" },
    { property: "og:locale", content: "pt_BR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(url
      ? [
          { property: "og:url", content: url },
          { tagName: "link" as const, rel: "canonical", href: url },
        ]
      : []),
    ...(indexable ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

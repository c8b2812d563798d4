import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Private pages: search engines do not list them, and their address is sent to no other site. */
export const guardianMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Pages of one person: in no index, and their addresses go to nobody. */
export const guardianMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

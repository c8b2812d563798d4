import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Pages of one's own account are for nobody's search results. */
export const accountMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
];

import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { ContactState } from "#domain/messages/schema.ts";

export const STATE_LABELS: Record<ContactState, string> = {
  waiting: "Aguardando resposta",
  accepted: "Aceito",
  declined: "Recusado",
};

export const STATE_TONES = { waiting: "canary", accepted: "grass", declined: "neutral" } as const;

/** Between two people: in no index, and the address goes to nobody. */
export const contactMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | ${PRODUCT_NAME}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

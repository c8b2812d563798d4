import { z } from "zod";
import { paragraphs } from "#domain/inquiries/fields.ts";
import { DETAILS_MAX, REPORT_REASONS, type ReportReason } from "./reports.ts";

/** What stands on a page with a link to report it. */
const REPORTABLE = ["athlete", "club", "event", "message", "media", "testimonial", "scout"] as const;
export type Reportable = (typeof REPORTABLE)[number];

/** `?tipo=athlete&id=…`: what the form is about. */
export const reportTargetSchema = z.object({ tipo: z.enum(REPORTABLE), id: z.uuid() });

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

export const reportSchema = z
  .object({
    reason: z.enum(REASONS, "Escolha o motivo."),
    details: z
      .string()
      .default("")
      .transform(paragraphs)
      .pipe(z.string().max(DETAILS_MAX, `O texto pode ter no máximo ${DETAILS_MAX} caracteres.`)),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== "", {
    path: ["details"],
    message: "Conte o que aconteceu.",
  });

export type ReportInput = z.output<typeof reportSchema>;

const REASON_TOO_LONG = "O motivo pode ter no máximo 1000 caracteres.";

export const decisionSchema = z
  .object({
    decision: z.enum(["approved", "adjust", "rejected"], "Escolha a decisão."),
    reason: z.string().default("").transform(paragraphs).pipe(z.string().max(1000, REASON_TOO_LONG)),
    restore: z.literal("on").optional(),
    /** The stamp of what the page showed. */
    read: z.string().max(100).default(""),
  })
  .superRefine(({ decision, reason }, context) => {
    if (decision !== "approved" && reason === "")
      context.addIssue({ code: "custom", path: ["reason"], message: REASON_MISSING[decision] });
  });

/** What is asked where a decision needs words. */
export const REASON_MISSING = {
  approved: "Escreva o motivo.",
  adjust: "Escreva o que precisa mudar.",
  rejected: "Escreva o motivo da rejeição.",
} as const;

const neededReason = z
  .string("Escreva o motivo.")
  .transform(paragraphs)
  .pipe(z.string().min(1, "Escreva o motivo.").max(1000, REASON_TOO_LONG));

export const withdrawalSchema = z.object({ withdrawal: neededReason });

export const barSchema = z.object({ bar: neededReason });

export const removalSchema = z.object({
  guardian: z.uuid("Escolha quem deixa de responder."),
  removal: neededReason,
});

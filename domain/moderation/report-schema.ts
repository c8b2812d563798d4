import { z } from "zod";
import { DETAILS_MAX, REPORT_REASONS, type ReportReason } from "./reports.ts";

/** What stands on a page with a link to report it. */
const REPORTABLE = ["athlete", "club", "event", "message", "media"] as const;
export type Reportable = (typeof REPORTABLE)[number];

/** `?tipo=athlete&id=…`: what the form is about. */
export const reportTargetSchema = z.object({ tipo: z.enum(REPORTABLE), id: z.uuid() });

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

export const reportSchema = z
  .object({
    reason: z.enum(REASONS, "Escolha o motivo."),
    details: z
      .string()
      .trim()
      .max(DETAILS_MAX, `O texto pode ter no máximo ${DETAILS_MAX} caracteres.`)
      .default(""),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== "", {
    path: ["details"],
    message: "Conte o que aconteceu.",
  });

export type ReportInput = z.output<typeof reportSchema>;

export const decisionSchema = z
  .object({
    decision: z.enum(["approved", "rejected"]),
    reason: z.string().trim().max(1000, "O motivo pode ter no máximo 1000 caracteres.").default(""),
    restore: z.literal("on").optional(),
  })
  .refine(({ decision, reason }) => decision === "approved" || reason !== "", {
    path: ["reason"],
    message: "Escreva o motivo da rejeição.",
  });

const neededReason = z
  .string("Escreva o motivo.")
  .trim()
  .min(1, "Escreva o motivo.")
  .max(1000, "O motivo pode ter no máximo 1000 caracteres.");

export const withdrawalSchema = z.object({ withdrawal: neededReason });

export const removalSchema = z.object({
  guardian: z.uuid("Escolha quem deixa de responder."),
  removal: neededReason,
});

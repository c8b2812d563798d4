import { z } from "zod";
import { formatDate } from "#domain/dates.ts";
import { deadlineOf } from "#domain/inquiries/data-requests.ts";
import { today } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { openDataRequests } from "./staff-queries.ts";

const MOST = 500;

/** Every morning the team hears of requests about personal data whose deadline is near, and once more when it is over. */
export const remindDataRequests = defineJob({
  name: "remind-data-requests",
  schema: z.object({}),
  schedule: { cron: "5 8 * * *", data: {} },
  async handle() {
    for (const { id, dueOn } of await openDataRequests(MOST)) {
      const { level, text } = deadlineOf(dueOn!, today());
      if (level === "calm") continue;
      await mailTo({ email: config().contact.email }, "data-request-due", {
        subject: level === "late" ? "Pedido sobre dados atrasado" : "Pedido sobre dados perto do prazo",
        title: `O pedido ${text}`,
        // Who asks stays out of the mailbox.
        paragraphs: [
          `Um pedido sobre dados pessoais ainda não tem resposta. O prazo da LGPD é ${formatDate(dueOn!)}.`,
        ],
        action: { label: "Abrir o pedido", path: `/admin/mensagens/${id}` },
        dedupeKey: `data-request-${level}:${id}`,
      });
    }
  },
});

import { z } from "zod";
import { log } from "#server/platform/log.server.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { mayBeSent } from "./guards.ts";
import * as queries from "./queries.ts";
import { codeOf, deliver, isRefusal } from "./transport.ts";

/** About a day of tries: mail servers that grey-list or are down for a night come back within it. */
export const sendMail = defineJob({
  name: "send-mail",
  schema: z.object({ mailId: z.uuid() }),
  concurrency: 4,
  retries: 14,
  firstRetrySeconds: 5,
  longestRetrySeconds: 3 * 3600,
  timeoutSeconds: 300,

  async handle({ mailId }, run) {
    const mail = await queries.findMail(mailId);
    if (mail?.state !== "waiting") return;
    if (!(await mayBeSent(mail.guard))) {
      await run.finish(() => queries.cancel(mailId));
      return;
    }
    try {
      // Without SMTP (demo mode) the mail stays "waiting", since nobody sent it: /dev/emails shows it.
      // It will not go out later either, to whatever address someone typed while trying the product.
      if ((await deliver(mail)) === "no_transport") return;
    } catch (error) {
      const code = codeOf(error);
      if (isRefusal(error)) {
        log.warn({ mailId, code }, "mail refused");
        await run.finish(() => queries.markFailure(mailId, "failed", code));
        return;
      }
      await queries.markFailure(mailId, run.lastAttempt ? "failed" : "waiting", code);
      throw error;
    }
    // A crash between the server's yes and this commit sends the mail again: with the same Message-ID,
    // by which receivers recognise it (transport.ts). Marking it first would lose it instead.
    await run.finish(() => queries.markSent(mailId));
  },
});

import { z } from "zod";
import { LONGEST_GATE, MOST_ENTRIES, type Entry } from "./check-in.ts";
import { CHECK_IN_WAYS } from "./states.ts";

const gate = z.string().trim().min(1).max(LONGEST_GATE);

/** What a phone sends. On the server only: browsers need no schemas. */
export const scansSchema: z.ZodType<{ entries: Entry[] }> = z.object({
  entries: z
    .array(
      z.object({
        id: z.uuid(),
        person: z.uuid(),
        how: z.enum(CHECK_IN_WAYS),
        at: z.iso.datetime({ offset: true }),
        gate,
      }),
    )
    .max(MOST_ENTRIES),
});

/** The form of the page without script: somebody found by name. */
export const entranceSchema = z.object({ person: z.uuid(), gate: gate.catch("1") });

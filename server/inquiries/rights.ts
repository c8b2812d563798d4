import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import * as queries from "./queries.ts";

/** The forms ask for no account: the address is all that says whose it is. */
export const exportOf = async ({ email }: DataSubject): Promise<ExportPart> => ({
  tables: { inquiries: await queries.inquiriesFrom(email) },
});

export const eraseFor = ({ email }: DataSubject): Promise<void> => queries.deleteFrom(email);

import { mergePart } from "#server/platform/database/merge-part.ts";
import { inquiries } from "./tables.ts";

export const inquiriesMerge = mergePart({ inquiries: { column: inquiries.athleteId } });

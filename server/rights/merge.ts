import { mergePart } from "#server/platform/database/merge-part.ts";
import { dataExports } from "./tables.ts";

export const rightsMerge = mergePart({ exports: { column: dataExports.athleteId } });

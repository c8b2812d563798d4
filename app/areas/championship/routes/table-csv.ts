import { organiserGuard } from "#app/session/guards.ts";
import { tableCsv } from "../category-files.ts";
import { answerCsv } from "../csv-answer.ts";
import type { Route } from "./+types/table-csv.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** The tables of a category, as CSV. */
export const loader = (args: Route.LoaderArgs) => answerCsv(args, { name: "tabela.csv", text: tableCsv });

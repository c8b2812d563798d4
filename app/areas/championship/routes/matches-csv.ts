import { organiserGuard } from "#app/session/guards.ts";
import { matchesCsv } from "../category-files.ts";
import { answerCsv } from "../csv-answer.ts";
import type { Route } from "./+types/matches-csv.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

/** The matches of a category, as CSV. */
export const loader = (args: Route.LoaderArgs) => answerCsv(args, { name: "partidas.csv", text: matchesCsv });

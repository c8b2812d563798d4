import type { RouterContextProvider } from "react-router";
import { resultsForFile, type ResultsForFile } from "#server/championships/decisions/results.server.ts";
import { championshipNotFound, organisingIn } from "./desk.ts";

interface Args {
  params: { id: string; categoryId: string };
  context: Readonly<RouterContextProvider>;
}

/** A file about one category, for owner and scouts, with or without a plan. */
export async function answerCsv(
  { params, context }: Args,
  { name, text }: { name: string; text: (file: ResultsForFile) => string },
): Promise<Response> {
  const organising = await organisingIn(context);
  const found = await resultsForFile(organising, {
    championshipId: params.id,
    categoryId: params.categoryId,
  });
  if (!found.ok) throw championshipNotFound();
  return new Response(text(found.value), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}

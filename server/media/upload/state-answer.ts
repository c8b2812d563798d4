import { isId } from "#domain/id.ts";
import { uploadProblemText } from "#domain/media/problems.ts";
import { memberOfRequest } from "#server/identity/who-asks.server.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import type { Exchange } from "#server/platform/http/exchange.ts";
import { mediaUploads } from "../tables.ts";
import { sendJson, sendRefusal } from "./answers.ts";

const MOST_IDS = 100;

/** GET /envios/estado?ids=a,b: how far the asked uploads of this member are. Unknown ids are left out. */
export async function answerStates({ request, response }: Exchange): Promise<void> {
  if (request.method !== "GET") return sendRefusal(response, "invalid");
  const uploader = await memberOfRequest(request, response);
  if (!uploader) return sendRefusal(response, "not_signed_in");
  const query = new URLSearchParams((request.url ?? "").split("?", 2)[1]);
  const ids = (query.get("ids") ?? "").split(",", MOST_IDS).filter(isId);
  const rows = await db()
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.userId, uploader.actor.userId), inArray(mediaUploads.id, ids)));
  sendJson(response, 200, {
    uploads: rows.map(({ id, state, kind, problem, mediaId }) => ({
      id,
      state,
      problem: problem && { code: problem, ...uploadProblemText(problem, kind) },
      mediaId,
    })),
  });
}

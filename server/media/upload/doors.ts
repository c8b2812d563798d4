import type { Connection } from "#server/platform/database/database.ts";
import type { Door } from "#server/platform/http/door.ts";
import type { MediaOwners } from "../owners.ts";
import { formDoor } from "./form-door.ts";
import { answerStates } from "./state-answer.ts";
import { tusDoor, UPLOADS_PATH } from "./tus-door.ts";

/** Where files come in. The composition root gives it to the application. */
export function uploadDoor(owners: MediaOwners, connection: Connection): Door {
  const tus = tusDoor(owners, connection);
  const answerForm = formDoor(owners);
  return {
    path: UPLOADS_PATH,
    async handle(exchange) {
      const [path] = (exchange.request.url ?? "").split("?", 1);
      if (path === `${UPLOADS_PATH}/estado`) return answerStates(exchange);
      if (path === `${UPLOADS_PATH}/formulario`) return answerForm(exchange);
      return tus.handle(exchange);
    },
    close: tus.close,
  };
}

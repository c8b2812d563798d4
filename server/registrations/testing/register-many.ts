import { configure } from "#server/identity/testing/configured.ts";
import { connect, disconnect, type Connection } from "#server/platform/database/database.ts";
import { register } from "#server/registrations/register.server.ts";
import { actingAs } from "#seed/factories/acting-as.ts";

interface Work {
  connection: Connection;
  eventId: string;
  people: readonly { userId: string; athleteId: string }[];
}

/** As many answers are made at once by a server process (application.ts); the others wait in its line. */
const AT_ONCE = 16;

/** A process of its own that registers everyone it is told about. */
process.once("message", (work: Work) => void carryOut(work));

async function carryOut({ connection, eventId, people }: Work): Promise<void> {
  configure();
  connect(connection, 10);
  const answers: string[] = [];
  const line = people.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { userId, athleteId } of line) {
        const answer = await register(actingAs(userId, "athlete", athleteId), { eventId, athleteId });
        answers.push(answer.ok ? answer.value.state : answer.error.code);
      }
    }),
  );
  await disconnect();
  process.send?.(answers, () => process.disconnect?.());
}

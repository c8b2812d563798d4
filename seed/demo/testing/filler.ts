import { fill } from "#seed/demo/fill.ts";
import { today } from "#server/platform/clock.ts";
import { connect, disconnect, type Connection } from "#server/platform/database/database.ts";

// A process of its own, so that a test can kill it.
const connection: Connection = JSON.parse(process.argv[2]!);
connect(connection, 1);
await fill(today());
await disconnect();

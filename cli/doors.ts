import { importDoor } from "#server/administration/imports/upload-door.ts";
import { liveCompetition } from "#server/events/live.ts";
import { fileDoor } from "#server/media/file-door.ts";
import { uploadDoor } from "#server/media/upload/doors.ts";
import type { Connection } from "#server/platform/database/database.ts";
import type { Door } from "#server/platform/http/door.ts";
import { liveDoor } from "#server/platform/live/live-door.ts";
import { MEDIA_OWNERS } from "#server/profiles/media-owners.ts";

/** Every address that is answered before the router, of the product and of the development server. */
export const doorsOf = (connection: Connection, trustProxy: boolean): readonly Door[] => [
  fileDoor(MEDIA_OWNERS),
  uploadDoor(MEDIA_OWNERS, connection),
  importDoor(),
  liveDoor(liveCompetition, trustProxy),
];

import {
  MEDIA_KINDS,
  MEDIA_OWNER_TYPES,
  MEDIA_STATES,
  type MediaKind,
  type MediaOwnerType,
  type MediaState,
} from "#domain/media/kinds.ts";
import type { Crop } from "#domain/media/picture.ts";
import { UPLOAD_PROBLEMS, type UploadProblem } from "#domain/media/problems.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import {
  sql,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "#server/platform/database/orm.ts";

// Owners stand above media in the order of capabilities: an owner is named by type and id, without a foreign key.
const ownerType = () => text("owner_type").$type<MediaOwnerType>().notNull();
const ownerId = () => uuid("owner_id").notNull();

/** Every photo, video and logo of the product. Its files are in `media_files`. */
export const media = pgTable(
  "media",
  {
    id: primaryId(),
    ownerType: ownerType(),
    ownerId: ownerId(),
    kind: text("kind").$type<MediaKind>().notNull(),
    state: text("state").$type<MediaState>().notNull().default("processing"),
    title: text("title").notNull().default(""),
    /** The address of a drawing of ours that stands for the picture: demo data, and crests nobody uploaded. */
    drawing: text("drawing"),
    width: integer("width"),
    height: integer("height"),
    colour: text("colour"),
    durationSeconds: integer("duration_seconds"),
    /** As the file says, such as "avc" or "hevc". */
    codec: text("codec"),
    /** False where common browsers do not play the codec: the page then offers the file instead of a player. */
    playable: boolean("playable").notNull().default(true),
    /** Order in the owner's gallery, smallest first. */
    position: integer("position").notNull().default(0),
    crop: jsonb("crop").$type<Crop>(),
    uploadedBy: uuid("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    /** What the guardian or staff wrote when they refused it. */
    refusedReason: text("refused_reason"),
    /** Staff, or a take-down request, took it off every page. */
    hiddenAt: instant("hidden_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Deleted by its owner; can be brought back for some days, then a job erases the files. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("media_kind", oneOf("kind", MEDIA_KINDS)),
    check("media_owner_type", oneOf("owner_type", MEDIA_OWNER_TYPES)),
    check("media_state", oneOf("state", MEDIA_STATES)),
    check("media_title_length", sql`char_length(${table.title}) <= 120`),
    check("media_colour", sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
    check("media_duration", sql`${table.durationSeconds} between 0 and 36000`),
    index("media_owner").on(table.ownerId, table.kind, table.position, table.id),
    index("media_uploaded_by").on(table.uploadedBy),
  ],
);

const FILE_ROLES = ["picture", "video", "poster"] as const;
const FILE_FORMATS = ["webp", "avif", "mp4", "webm", "png", "jpg"] as const;

/** The files that were made from an upload. Nothing that was uploaded is ever served as it came. */
export const mediaFiles = pgTable(
  "media_files",
  {
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    role: text("role").$type<(typeof FILE_ROLES)[number]>().notNull(),
    format: text("format").$type<(typeof FILE_FORMATS)[number]>().notNull(),
    /** Zero for a video. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    key: text("key").notNull(),
  },
  (table) => [
    check("media_files_role", oneOf("role", FILE_ROLES)),
    check("media_files_format", oneOf("format", FILE_FORMATS)),
    primaryKey({
      name: "media_files_once",
      columns: [table.mediaId, table.role, table.width, table.format],
    }),
  ],
);

const UPLOAD_STATES = ["receiving", "received", "done", "refused"] as const;

/** One file on its way in. The bytes that have arrived are in quarantine under this id. */
export const mediaUploads = pgTable(
  "media_uploads",
  {
    id: primaryId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ownerType: ownerType(),
    ownerId: ownerId(),
    kind: text("kind").$type<MediaKind>().notNull(),
    title: text("title").notNull().default(""),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    state: text("state").$type<(typeof UPLOAD_STATES)[number]>().notNull().default("receiving"),
    problem: text("problem").$type<UploadProblem>(),
    /** The item that came of it. */
    mediaId: uuid("media_id").references(() => media.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("media_uploads_kind", oneOf("kind", MEDIA_KINDS)),
    check("media_uploads_owner_type", oneOf("owner_type", MEDIA_OWNER_TYPES)),
    check("media_uploads_state", oneOf("state", UPLOAD_STATES)),
    check("media_uploads_problem", oneOf("problem", UPLOAD_PROBLEMS)),
    index("media_uploads_owner").on(table.ownerId, table.id),
    index("media_uploads_user").on(table.userId, table.id),
    index("media_uploads_media").on(table.mediaId),
    index("media_uploads_open")
      .on(table.createdAt)
      .where(sql`${table.state} in ('receiving', 'received')`),
  ],
);

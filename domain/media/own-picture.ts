import type { MediaState } from "./kinds.ts";
import type { Picture } from "./picture.ts";
import type { UploadProblem } from "./problems.ts";

/** Where the one picture of an owner stands, as the owner sees it. */
export interface OwnPicture {
  /** The newest one that waits or was refused, if any. */
  sent: { id: string; state: MediaState; picture: Picture; refusedReason: string | null } | null;
  /** A file that is still being looked into, or that we could not use. */
  upload: { state: "receiving" | "received" | "refused"; problem: UploadProblem | null } | null;
  shown: boolean;
}

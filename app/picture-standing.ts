import type { PictureStanding } from "#app/components/one-picture.tsx";
import { uploadProblemText } from "#domain/media/problems.ts";
import type { OwnPicture } from "#domain/media/own-picture.ts";

/** For loaders: where an owner's one picture stands, in words. */
export const pictureStanding = ({ sent, shown, upload }: OwnPicture): PictureStanding => ({
  sent,
  shown,
  sending: upload !== null && upload.state !== "refused",
  problem: upload?.problem ? uploadProblemText(upload.problem, "photo").body : null,
});

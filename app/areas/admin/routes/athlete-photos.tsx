import { readForm } from "#app/forms/read-form.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerAthleteMedia, athleteMedia } from "../athlete-media.ts";
import { AthleteMedia } from "../components/athlete-media.tsx";
import type { Route } from "./+types/athlete-photos.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { media: await athleteMedia(actorOf(context), params) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerAthleteMedia(actorOf(context), params, await readForm(request), "fotos");
}

export default function AthletePhotos({ loaderData, actionData }: Route.ComponentProps) {
  return <AthleteMedia media={loaderData.media} kind="photo" answer={actionData} />;
}

import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatDate } from "#domain/dates.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { BannerForm } from "../../settings/banner-form.tsx";
import { saveBanner } from "../../settings/save-banner.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/new-banner.ts";

/** From today on, for everybody. */
export const loader = () => ({
  audience: "everyone",
  tone: "info",
  fromDay: formatDate(today()),
  fromHour: "00:00",
  dismissible: "on",
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, saveBanner(actorOf(context), form));
}

export const meta: Route.MetaFunction = () => adminMeta("Novo aviso");

export default function NewBanner({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle list={{ label: "Avisos do site", to: "/admin/ajustes/avisos" }}>
        Novo aviso
      </SettingsTitle>
      <BannerForm known={loaderData} answer={actionData} />
    </>
  );
}

import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readBanner } from "#server/settings/banners.server.ts";
import { BannerForm } from "../../settings/banner-form.tsx";
import { bannerFields, bannerMissing, saveBanner } from "../../settings/save-banner.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/banner.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const banner = await readBanner(actorOf(context), params.id);
  if (!banner) throw bannerMissing();
  return { known: bannerFields(banner), savedAt: banner.updatedAt.toString() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, saveBanner(actorOf(context), form, params.id));
}

export const meta: Route.MetaFunction = () => adminMeta("Aviso do site");

export default function EditBanner({ loaderData: { known, savedAt }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle list={{ label: "Avisos do site", to: "/admin/ajustes/avisos" }}>
        Editar aviso
      </SettingsTitle>
      <BannerForm key={savedAt} known={known} savedAt={savedAt} answer={actionData} />
    </>
  );
}

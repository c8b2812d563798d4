import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime, TIME_ZONE } from "#domain/date-time.ts";
import { formatDate } from "#domain/dates.ts";
import { localParts } from "#domain/events/local-time.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { bannerSchema } from "#domain/settings/banner-schema.ts";
import { addBanner, changeBanner, type Banner } from "#server/settings/banners.server.ts";
import type { SavedMeanwhile } from "./changed-meanwhile.tsx";
import { savedAtIn } from "./saved-at.ts";

/** A new notice, or a change to the one of this id. */
export async function saveBanner(actor: Actor, form: FormData, id?: string) {
  const parsed = parseFields(form, bannerSchema);
  if (!parsed.ok) return refuse<Partial<SavedMeanwhile>>(parsed.error);
  const typed = typedIn(form, bannerSchema);
  if (!id) {
    const added = await addBanner(actor, parsed.value);
    if (added.ok) return saved("Aviso criado");
    if (added.error === "not_allowed") throw data(null, 403);
    return refuse<Partial<SavedMeanwhile>>({
      typed,
      flash: { kind: "error", title: "São avisos demais", body: "Apague um antes de criar outro." },
    });
  }
  const since = savedAtIn(form);
  const changed = await changeBanner(actor, id, parsed.value, since);
  if (changed.ok) return saved("Aviso salvo");
  if (changed.error === "not_found") throw bannerMissing();
  const { current } = changed.error;
  return refuse<Partial<SavedMeanwhile>>(
    {
      typed,
      savedAt: current.updatedAt.toString(),
      saved: [
        { label: "Aviso", text: current.text },
        {
          label: "Período",
          text: `${formatDateTime(current.from)} até ${current.until ? formatDateTime(current.until) : "apagar"}`,
        },
      ],
    },
    { status: 409 },
  );
}

export const bannerMissing = () => data("Aviso não encontrado", 404);

/** The notice as the fields of its form. */
export function bannerFields(banner: Banner): Record<string, string> {
  const [from, until] = [partsOf(banner.from), banner.until && partsOf(banner.until)];
  return {
    text: banner.text,
    tone: banner.tone,
    audience: banner.audience,
    link: banner.link ?? "",
    linkLabel: banner.linkLabel ?? "",
    fromDay: from.day,
    fromHour: from.hour,
    untilDay: until?.day ?? "",
    untilHour: until?.hour ?? "",
    dismissible: banner.dismissible ? "on" : "",
  };
}

function partsOf(instant: Temporal.Instant): { day: string; hour: string } {
  const { date, time } = localParts(instant, TIME_ZONE);
  return { day: formatDate(Temporal.PlainDate.from(date)), hour: time };
}

const saved = (title: string) => redirectWith("/admin/ajustes/avisos", { flash: { kind: "success", title } });

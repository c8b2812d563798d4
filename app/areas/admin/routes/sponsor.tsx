import { Badge } from "#app/components/badge.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/sponsors/policy.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readForStaff } from "#server/sponsors/staff/read.server.ts";
import { undoRemoval } from "#server/sponsors/staff/removal.server.ts";
import { NotesPanel } from "../components/notes-panel.tsx";
import { SponsorFacts } from "../components/sponsors/sponsor-facts.tsx";
import { SponsorStatusBadge } from "../components/sponsors/sponsor-status.tsx";
import { answerNotes, readNotes } from "../notes.ts";
import { sponsorMissing } from "../sponsor-form-action.ts";
import { sponsorPage, logOf } from "../record-paths.ts";
import { toSponsorView } from "../sponsor-view.ts";
import { RecordHead } from "../components/record-head.tsx";
import type { Route } from "./+types/sponsor.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const sponsor = await readForStaff(actor, params.id);
  if (!sponsor.ok) throw sponsorMissing();
  const notes = await readNotes(actor, { type: "sponsor", id: sponsor.value.id }, url);
  return { sponsor: toSponsorView(sponsor.value), notes, mayDelete: can(actor, "delete") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const sponsor = await readForStaff(actor, params.id);
  if (!sponsor.ok) throw sponsorMissing();
  const here = sponsorPage(sponsor.value.id);
  const noted = await answerNotes(actor, { type: "sponsor", id: sponsor.value.id }, form, here);
  if (noted) return noted;
  const undone = form.get("intent") === "desfazer-exclusao" && (await undoRemoval(actor, params.id)).ok;
  return redirectWith(here, {
    flash: undone
      ? { kind: "success", title: "Exclusão desfeita", body: "O patrocinador voltou como estava." }
      : { kind: "error", title: "Não foi possível desfazer", body: "Só a administração desfaz." },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData?.sponsor.values["name"] ?? "Patrocinador");

export default function Sponsor({ loaderData, actionData }: Route.ComponentProps) {
  const { sponsor, notes, mayDelete } = loaderData;
  const { id, deletedAt, reviewId } = sponsor;
  const name = sponsor.values["name"]!;
  return (
    <>
      <RecordHead
        list={{ label: "Patrocinadores", to: "/admin/patrocinadores" }}
        name={name}
        page={sponsorPage(id)}
        log={logOf("sponsor", id)}
        mayDelete={mayDelete}
        deletedAt={deletedAt}
        removal="A marca não aparece em nenhuma página. Desfazer a traz de volta como estava."
      >
        <SponsorStatusBadge status={sponsor.status} />
        <Badge>{sponsor.values["level"]}</Badge>
        {sponsor.values["featured"] === "on" && <Badge tone="canary">Destaque</Badge>}
      </RecordHead>
      {reviewId && !deletedAt && (
        <Notice tone="info" title="Espera uma decisão" className="mb-4">
          <TextLink to={`/admin/revisoes/${reviewId}`}>Abrir a revisão</TextLink>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <SponsorFacts sponsor={sponsor} />
        <NotesPanel {...notes} answer={actionData} />
      </div>
    </>
  );
}

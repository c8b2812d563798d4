import { CircleCheck } from "lucide-react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { InputField } from "#app/components/input.tsx";
import { answerAppearance, appearancesPage } from "#app/components/media/appearances.ts";
import { ClubAppearances } from "#app/components/media/club-appearances.tsx";
import { MediaPreview, videoPath } from "#app/components/media/media-preview.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { REASON_MAX } from "#domain/athletes/pending-changes.ts";
import { isId } from "#domain/id.ts";
import { safeReturn } from "#domain/identity/return-address.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { firstName } from "#domain/person-name.ts";
import { ward, waitingMedia } from "#server/athletes/guardianship.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { OTHERS } from "../components/media-decision.tsx";
import { mediaView, type MediaView } from "../desk-view.ts";
import { answerMediaDecision } from "../media-decision-action.ts";
import { notFound } from "../ward-action.ts";
import type { Route } from "./+types/media.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const found = await ward(actor, params.athleteId);
  if (!found.ok) throw notFound();
  const [waiting, appearances] = await Promise.all([
    waitingMedia(actor, [found.value.id]),
    appearancesPage(actor, found.value.id),
  ]);
  return {
    appearances,
    athlete: { id: found.value.id, name: found.value.name },
    items: waiting.map(mediaView),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.athleteId)) throw notFound();
  const form = await readForm(request);
  const page = safeReturn(textIn(form, "voltar")) ?? `/responsavel/midia/${params.athleteId}`;
  const actor = actorOf(context);
  return (
    (await answerAppearance(actor, params.athleteId, form, page)) ?? answerMediaDecision(actor, form, page)
  );
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Fotos e vídeos");

export default function WardMediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { athlete, items, appearances } = loaderData;
  const nothing = items.length + appearances.waiting.length + appearances.agreed.length === 0;
  return (
    <Container className="py-6 sm:py-10">
      <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-5">
        <Breadcrumb steps={[{ label: "Decisões", to: "/responsavel" }, { label: "Fotos e vídeos" }]} />
        <h1 className="text-4xl sm:text-5xl">Mídias de {firstName(athlete.name)}</h1>
        {items.length > 0 && (
          <>
            <p className="text-muted">
              {OTHERS} Depois do seu sim, nossa equipe ainda confere. Vídeos aparecem só para clubes
              verificados.
            </p>
            <ul className="grid gap-5">
              {items.map((item) => (
                <MediaToDecide key={item.id} item={item} answer={actionData} />
              ))}
            </ul>
          </>
        )}
        <ClubAppearances {...appearances} who={`${firstName(athlete.name)} aparece`} />
        {nothing && (
          <EmptyState
            title="Nada espera por você"
            icon={<CircleCheck />}
            action={<ButtonLink to="/responsavel">Voltar</ButtonLink>}
          >
            Quando {firstName(athlete.name)} enviar uma foto ou um vídeo, avisamos por e-mail. O que um clube
            quiser mostrar também aparece aqui.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}

function MediaToDecide({ item, answer }: { item: MediaView; answer?: Refused }) {
  const title = titleOrKind(item.title, item.kind);
  const refused = answer?.typed["id"] === item.id ? answer : null;
  return (
    <li className="panel grid gap-4 p-4 sm:p-6">
      <div className="relative aspect-video overflow-hidden rounded-control bg-grass-deep">
        <MediaPreview item={item} sizes="(width >= 48rem) 660px, 100vw" />
      </div>
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      {item.kind === "video" && !item.playable && (
        <p className="text-compact">
          O navegador pode não tocar este vídeo.{" "}
          <a href={videoPath(item.id)} download className="underline underline-offset-4">
            Baixe o arquivo
          </a>{" "}
          para ver antes de decidir.
        </p>
      )}
      <PostForm>
        <input type="hidden" name="ids" value={item.id} />
        <SubmitButton intent="aprovar" className="w-full sm:w-auto">
          Aprovar
          <span className="sr-only"> {title}</span>
        </SubmitButton>
      </PostForm>
      <details open={refused ? true : undefined} className="border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
          Recusar
          <span className="sr-only"> {title}</span>
        </summary>
        <PostForm className="mt-2 grid gap-3">
          <input type="hidden" name="id" value={item.id} />
          <InputField
            label="Motivo"
            optional
            hint="O atleta lê este texto."
            name="reason"
            maxLength={REASON_MAX}
            defaultValue={refused?.typed["reason"]}
            error={refused?.fields["reason"]}
            keep={false}
          />
          <SubmitButton intent="recusar" className="justify-self-start">
            Recusar esta mídia
          </SubmitButton>
        </PostForm>
      </details>
    </li>
  );
}

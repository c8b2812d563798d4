import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { adjustmentSchema } from "#domain/clubs/adjustment-schema.ts";
import { adjustPoints, removeAdjustment } from "#server/clubs/adjustments.server.ts";
import { ranking } from "#server/clubs/clubs.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { Panel } from "../components/panel.tsx";
import type { Route } from "./+types/ranking.ts";

const HERE = "/admin/ranking";

export async function loader() {
  const { season, adjustments } = await ranking();
  return { season, adjustments };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  if (form.get("intent") === "desfazer") {
    const removed = await removeAdjustment(actor, textIn(form, "adjustment"));
    return redirectWith(HERE, {
      flash: removed.ok
        ? { kind: "success", title: "Ajuste desfeito" }
        : { kind: "error", title: "Este ajuste não existe mais" },
    });
  }
  const parsed = parseFields(form, adjustmentSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const adjusted = await adjustPoints(actor, parsed.value);
  if (adjusted.ok)
    return redirectWith(HERE, {
      flash: { kind: "success", title: "Ajuste registrado", body: "Ele aparece no ranking com o motivo." },
    });
  return refuse({
    typed: typedIn(form, adjustmentSchema),
    fields: { club: PROBLEMS[adjusted.error] },
  });
}

const PROBLEMS = {
  not_allowed: "Só a equipe ajusta pontos.",
  club_unknown: "Nenhum clube no ar tem este nome.",
  several_clubs: "Mais de um clube tem este nome. Peça a um deles que mude o nome antes.",
} as const;

export const meta: Route.MetaFunction = () => adminMeta("Ajustes do ranking");

export default function RankingAdjustments({ loaderData, actionData }: Route.ComponentProps) {
  const { season, adjustments } = loaderData;
  const field = fieldOf(actionData);
  const form = useFocusOnError(actionData);
  return (
    <>
      <PageTitle>Ajustes do ranking</PageTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Os pontos vêm dos jogos confirmados. O que a equipe soma ou tira aparece em{" "}
        <TextLink to="/ranking">Ranking de clubes</TextLink>, com o motivo.
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={season === null ? "Ajustes" : `Ajustes de ${season}`}>
          {adjustments.length === 0 ? (
            <p className="text-muted">Nenhum ajuste nesta temporada.</p>
          ) : (
            <ul>
              {adjustments.map(({ id, club, points, reason, day }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
                >
                  <div className="min-w-0 grow basis-64">
                    <p className="font-semibold wrap-anywhere">
                      {club}: {points > 0 ? `+${points}` : points}
                    </p>
                    <p className="text-compact wrap-anywhere text-muted">
                      {reason} · {day}
                    </p>
                  </div>
                  <PostForm>
                    <input type="hidden" name="adjustment" value={id} />
                    <SubmitButton intent="desfazer" variant="text" size="small" className="min-h-11">
                      Desfazer<span className="sr-only"> o ajuste de {club}</span>
                    </SubmitButton>
                  </PostForm>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Novo ajuste">
          <PostForm ref={form} className="grid gap-4">
            <SuggestedField label="Clube" from="/clubes/nomes" maxLength={120} required {...field("club")} />
            <InputField
              label="Pontos"
              hint="Como -3 ou 3."
              autoComplete="off"
              required
              {...field("points")}
            />
            <InputField label="Motivo" maxLength={200} autoComplete="off" required {...field("reason")} />
            <div>
              <SubmitButton variant="primary">Registrar ajuste</SubmitButton>
            </div>
          </PostForm>
        </Panel>
      </div>
    </>
  );
}

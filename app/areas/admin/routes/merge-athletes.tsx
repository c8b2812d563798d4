import { ArrowLeftRight, GitMerge } from "lucide-react";
import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { MERGE_UNIT_NAMES, type MergePicks, type Side } from "#domain/athletes/merge.ts";
import { asId } from "#domain/id.ts";
import { mergeAthletes, previewMerge } from "#server/administration/merge-athletes.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { ATHLETES, athletePath } from "../record-paths.ts";
import { MergeOwner, MergeTable } from "../components/merge-table.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Panel } from "../components/panel.tsx";
import { OBSTACLE_TEXT, toMoves, toUnits } from "../merge-view.ts";
import type { Route } from "./+types/merge-athletes.ts";

const DUPLICATES = `${ATHLETES}/duplicados`;
const addressOf = (kept: string, gone: string) => `${ATHLETES}/unir?a=${kept}&b=${gone}`;

/** `a` stays, `b` goes. */
function pairIn(url: URL) {
  const [kept, gone] = [asId(url.searchParams.get("a")), asId(url.searchParams.get("b"))];
  if (!kept || !gone) throw data("Atleta não encontrado", 404);
  return { kept, gone };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const pair = pairIn(url);
  const preview = await previewMerge(actorOf(context), pair);
  if (!preview) throw data("Atleta não encontrado", 404);
  const { kept, gone, accounts, obstacles, allowed, moves, endedInvitations } = preview;
  const people = new Set([...kept.guardians, ...gone.guardians].map(({ name }) => name));
  return {
    kept: { id: kept.id, name: kept.name, subdomain: kept.subdomain, photo: kept.photo },
    gone: { id: gone.id, name: gone.name, subdomain: gone.subdomain, photo: gone.photo },
    swapped: addressOf(pair.gone, pair.kept),
    units: toUnits(preview, today()),
    moves: toMoves(moves),
    endedInvitations,
    obstacles: obstacles.map((obstacle) => OBSTACLE_TEXT[obstacle]),
    // Of one person with both profiles nobody has to choose.
    owners: accounts.kept && accounts.gone && accounts.kept.id !== accounts.gone.id ? accounts : null,
    guardians: kept.minor || gone.minor ? [...people] : null,
    allowed,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const pair = pairIn(url);
  const form = await readForm(request);
  const sideIn = (name: string): Side | null => {
    const text = textIn(form, name);
    return text === "kept" || text === "gone" ? text : null;
  };
  const picks: MergePicks = Object.fromEntries(
    MERGE_UNIT_NAMES.flatMap((unit) => {
      const side = sideIn(`unidade-${unit}`);
      return side ? [[unit, side]] : [];
    }),
  );
  const owner = sideIn("dono");
  if (form.get("conferi") !== "sim")
    return data({ picks, owner, error: "confirm" as const, problem: "" }, 400);
  const merged = await mergeAthletes(actorOf(context), pair, { picks, owner });
  if (merged.ok) {
    return redirectWith(athletePath(pair.kept), {
      flash: {
        kind: "success",
        title: "Perfis unidos",
        body: "O perfil está fora do ar até quem responde por ele autorizar.",
      },
    });
  }
  if (merged.error === "owner_missing")
    return data({ picks, owner, error: "owner" as const, problem: "" }, 400);
  if (merged.error === "not_found") throw data("Atleta não encontrado", 404);
  return data({ picks, owner, error: "obstacle" as const, problem: OBSTACLE_TEXT[merged.error] }, 409);
}

export const meta: Route.MetaFunction = () => adminMeta("Unir perfis");

export default function MergeAthletes({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, gone, swapped, units, moves, endedInvitations, obstacles, owners, guardians, allowed } =
    loaderData;
  const problems = actionData?.problem ? [...new Set([...obstacles, actionData.problem])] : obstacles;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Atletas", to: ATHLETES },
          { label: "Possíveis duplicados", to: DUPLICATES },
          { label: "Unir" },
        ]}
      />
      <PageTitle
        aside={
          <ButtonLink to={swapped} size="small">
            <ArrowLeftRight aria-hidden="true" />
            Manter o outro perfil
          </ButtonLink>
        }
      >
        Unir perfis
      </PageTitle>
      {problems.map((text) => (
        <Notice key={text} tone="error" className="mb-4" title="Ainda não dá para unir">
          {text}
        </Notice>
      ))}
      <PostForm className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <MergeTable kept={kept} gone={gone} units={units} picks={actionData?.picks ?? {}} />
        <div className="grid gap-6">
          {owners && (
            <MergeOwner
              kept={owners.kept!.name}
              gone={owners.gone!.name}
              chosen={actionData?.owner ?? null}
              error={actionData?.error === "owner" ? "Escolha de quem fica o perfil." : undefined}
            />
          )}
          <Panel title="O que acontece">
            <ul className="grid list-disc gap-1.5 pl-5 text-compact">
              <li>
                {moves.length > 0
                  ? `Passa para @${kept.subdomain}: ${moves.join(", ")}.`
                  : `Nada além dos campos passa para @${kept.subdomain}.`}
              </li>
              {endedInvitations.map((name) => (
                <li key={name}>O convite a {name} para responder pelo atleta termina.</li>
              ))}
              <li>Temporadas da mesma fonte, clube e ano não são somadas: fica a de @{kept.subdomain}.</li>
              <li>O endereço @{gone.subdomain} leva ao perfil que fica.</li>
              <li>
                Fica a configuração mais protegida dos dois, e toda autorização retirada continua retirada.
              </li>
              <li>
                {guardians === null
                  ? "O perfil sai do ar até o atleta publicar de novo."
                  : guardians.length > 0
                    ? `O perfil sai do ar até cada responsável autorizar de novo: ${guardians.join(" e ")}.`
                    : "O perfil sai do ar até um responsável confirmar e autorizar."}
              </li>
              <li>Não há como desfazer.</li>
            </ul>
          </Panel>
          <Panel title="Unir">
            {allowed ? (
              <>
                <Checkbox
                  name="conferi"
                  value="sim"
                  label="Conferi que os dois perfis são da mesma pessoa"
                  error={
                    actionData?.error === "confirm" ? "Confirme que conferiu os dois perfis." : undefined
                  }
                />
                <SubmitButton variant="danger" size="small" className="mt-3">
                  <GitMerge aria-hidden="true" />
                  Unir os dois perfis
                </SubmitButton>
              </>
            ) : (
              <p className="text-compact text-muted">
                Só a administração une perfis. Mande este endereço a ela.
              </p>
            )}
          </Panel>
        </div>
      </PostForm>
    </>
  );
}

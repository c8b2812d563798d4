import { data } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { LogoField } from "#app/components/logo-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { fileIn, readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import { sponsorPageSchema } from "#domain/sponsors/schema.ts";
import { actorOf, requireProfile } from "#server/identity/who-asks.server.ts";
import { ownSponsor, update } from "#server/sponsors/own-sponsor.server.ts";
import type { Route } from "./+types/sponsor.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("sponsor");

function sponsorIdOf(context: Route.LoaderArgs["context"]): string {
  const id = requireProfile(context, "sponsor").profile.profileId;
  if (!id) throw notFound();
  return id;
}

const notFound = () => data("Patrocinador não encontrado", 404);

export async function loader({ context }: Route.LoaderArgs) {
  const sponsor = await ownSponsor(actorOf(context), sponsorIdOf(context));
  if (!sponsor.ok) throw notFound();
  return sponsor.value;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseFields(form, sponsorPageSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const saved = await update(
    actorOf(context),
    sponsorIdOf(context),
    parsed.value,
    await fileIn(form, "logo"),
  );
  if (saved.ok)
    return redirectWith("/patrocinador", {
      flash:
        saved.value === "waits"
          ? {
              kind: "success",
              title: "Mudança enviada",
              body: "Nossa equipe confere antes de ir ao ar. Avisamos por e-mail.",
            }
          : { kind: "success", title: "Perfil atualizado com sucesso!" },
    });
  if (saved.error === "not_found") throw notFound();
  return refuse({
    typed: typedIn(form, sponsorPageSchema),
    fields: { logo: "Envie o logo em PNG ou JPG, com até 2 MB." },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Patrocinador");

const STATUS = {
  Ativo: { tone: "grass", text: null },
  Pendente: {
    tone: "canary",
    text: "Nossa equipe está conferindo o cadastro. Complete a página: ela aparece para todos quando for aprovada.",
  },
  Expirado: {
    tone: "neutral",
    text: "O contrato terminou e a marca não aparece mais na página de patrocinadores. Fale com a nossa equipe para renovar.",
  },
} as const;

const NOT_YET = "O cadastro foi aprovado. A marca aparece para todos a partir do primeiro dia do contrato.";

export default function Sponsor({ loaderData: sponsor, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const { tone, text } = STATUS[sponsor.status];
  const notYet = sponsor.status === "Pendente" && sponsor.approved;
  // The sponsor edits the version that waits for staff; everybody else still sees the approved page.
  const page = sponsor.waiting ?? sponsor;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl wrap-anywhere sm:text-6xl">{sponsor.name}</h1>
          <p>
            <Badge tone={tone}>{sponsor.status}</Badge>
          </p>
        </div>
        {text && (
          <Notice tone={sponsor.status === "Pendente" ? "warning" : "info"}>{notYet ? NOT_YET : text}</Notice>
        )}
        {sponsor.waiting && (
          <Notice tone="warning" title="Uma mudança espera a nossa equipe">
            Abaixo está a nova versão. Até a aprovação, todos veem a anterior, com o nome “{sponsor.name}”.
          </Notice>
        )}
        <Card title="Sua página">
          <PostForm ref={form} encType="multipart/form-data" className="grid gap-5">
            <InputField
              label="Nome"
              name="name"
              required
              maxLength={120}
              defaultValue={actionData?.typed["name"] ?? page.name}
              error={actionData?.fields["name"]}
            />
            {page.logo && (
              <div className="flex items-center gap-4">
                <LogoPicture
                  logo={page.logo}
                  alt={sponsor.waiting ? "Logo da nova versão" : "Logo atual"}
                  size={96}
                  className="size-24 rounded-control border border-line bg-card p-2"
                />
                <p className="text-sm text-muted">
                  {sponsor.waiting ? "O logo da nova versão." : "O logo atual."} Envie outro para trocar.
                </p>
              </div>
            )}
            <LogoField error={actionData?.fields["logo"]} />
            <TextareaField
              label="Descrição"
              name="description"
              optional
              maxLength={600}
              hint="O que sua marca faz pelos atletas, em até 600 caracteres."
              defaultValue={actionData?.typed["description"] ?? page.description ?? ""}
              error={actionData?.fields["description"]}
            />
            <InputField
              label="Site"
              name="link"
              type="text"
              inputMode="url"
              autoComplete="url"
              optional
              placeholder="https://suaempresa.com.br"
              defaultValue={actionData?.typed["link"] ?? page.link ?? ""}
              error={actionData?.fields["link"]}
            />
            <div>
              <SubmitButton variant="primary">Salvar</SubmitButton>
            </div>
          </PostForm>
        </Card>
      </div>
    </Container>
  );
}

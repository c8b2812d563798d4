import { ShieldCheck, ShieldOff, Users } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { ContactBadge } from "#app/components/contact-badge.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { readPlace, writePlace } from "#app/components/list-place.ts";
import { PageNav } from "#app/components/page-nav.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { adultsWhoWrote, type Adult } from "#server/messages/adults.server.ts";
import { blockClub, unblockClub } from "#server/messages/blocks.server.ts";
import type { Route } from "./+types/adults.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

const PAGE = "/responsavel/adultos";

export async function loader({ context, url }: Route.LoaderArgs) {
  const place = readPlace(url.searchParams.get("depois"));
  const after = place && { lastAt: place.at, id: place.id };
  const { adults, next } = await adultsWhoWrote(requireMember(context), after);
  return {
    adults: adults.map(adultView),
    isFirst: after === null,
    next: next && `${PAGE}?depois=${encodeURIComponent(writePlace({ at: next.lastAt, id: next.id }))}`,
  };
}

const adultView = ({ firstAt, lastAt, ...adult }: Adult) => ({
  ...adult,
  first: formatDay(firstAt),
  last: formatDay(lastAt),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textIn(form, "intent");
  if (intent !== "bloquear" && intent !== "desbloquear") throw data(null, 404);
  const pair = { athleteId: textIn(form, "athlete"), clubId: textIn(form, "club") };
  const act = intent === "bloquear" ? blockClub : unblockClub;
  const done = await act(requireMember(context), pair);
  if (!done.ok && done.error === "not_found") throw data("Clube não encontrado", 404);
  return redirectWith(PAGE, {
    flash: !done.ok
      ? {
          kind: "info",
          title: "O clube continua bloqueado",
          body: "Só a outra pessoa responsável, que bloqueou, pode desbloquear.",
        }
      : intent === "bloquear"
        ? {
            kind: "success",
            title: "Clube bloqueado",
            body: "O que estava aberto foi encerrado, e ninguém do clube pode escrever de novo.",
          }
        : { kind: "success", title: "Clube desbloqueado", body: "O clube pode voltar a pedir contato." },
  });
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Adultos que escreveram");

export default function Adults({ loaderData: { adults, isFirst, next } }: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[56rem] gap-5">
        <div className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">Adultos que escreveram</h1>
          <p className="max-w-[60ch] text-muted">
            Cada pessoa que já escreveu por um clube sobre os seus atletas, mesmo que a conversa tenha
            acabado. Bloquear vale para o clube inteiro, e o clube não fica sabendo.
          </p>
        </div>
        {adults.length === 0 ? (
          <EmptyState title="Ninguém escreveu por enquanto" icon={<Users />}>
            Quando alguém de um clube pedir contato, o nome fica guardado aqui.
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {adults.map((adult) => (
              <li key={adult.id} className="panel px-4 py-4 sm:px-5">
                <AdultRow adult={adult} />
              </li>
            ))}
          </ul>
        )}
        <PageNav first={isFirst ? null : PAGE} next={next} />
      </div>
    </Container>
  );
}

type AdultData = Route.ComponentProps["loaderData"]["adults"][number];

function AdultRow({ adult }: { adult: AdultData }) {
  const { name, club, athlete, first, last, contactId, state, block } = adult;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="font-sans text-lead leading-tight font-bold wrap-anywhere">
          {name ?? "Alguém que excluiu a conta"}
        </h2>
        <p className="text-compact wrap-anywhere">
          {club.name}, sobre {firstName(athlete.name)}
        </p>
        <p className="text-compact text-muted">
          {first === last ? `Escreveu em ${first}` : `Escreveu de ${first} a ${last}`}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Verified {...club} />
          <ContactBadge state={state} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:grid sm:justify-items-end">
        <TextLink to={`/contatos/${contactId}`}>
          Abrir<span className="sr-only"> a conversa com {name ?? club.name}</span>
        </TextLink>
        <BlockButton adult={adult} />
        {block && !block.mayLift && (
          <p className="text-sm text-muted">Bloqueado pela outra pessoa responsável</p>
        )}
      </div>
    </div>
  );
}

/** What the club was when the person first wrote, and what it is today. */
function Verified({ verifiedThen, verifiedNow }: AdultData["club"]) {
  if (verifiedNow)
    return (
      <Badge tone="grass">
        <ShieldCheck aria-hidden="true" />
        {verifiedThen ? "Clube Verificado" : "Verificado depois de escrever"}
      </Badge>
    );
  return (
    <Badge tone="neutral">
      <ShieldOff aria-hidden="true" />
      {verifiedThen ? "Era verificado, não é mais" : "Clube não verificado"}
    </Badge>
  );
}

function BlockButton({ adult: { athlete, club, block } }: { adult: AdultData }) {
  if (block && !block.mayLift) return null;
  return (
    <PostForm>
      <input type="hidden" name="athlete" value={athlete.id} />
      <input type="hidden" name="club" value={club.id} />
      <SubmitButton intent={block ? "desbloquear" : "bloquear"} size="small" className="min-h-11">
        {block ? "Desbloquear clube" : "Bloquear clube"}
        <span className="sr-only"> {club.name}</span>
      </SubmitButton>
    </PostForm>
  );
}

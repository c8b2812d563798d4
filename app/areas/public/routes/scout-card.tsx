import { CircleX, ShieldAlert, ShieldCheck } from "lucide-react";
import { data, type HeadersFunction } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { ScoutPortrait } from "#app/components/scout-portrait.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { CARD_WARNING, confirmedSince } from "#domain/clubs/scout-card.ts";
import { formatPlace } from "#domain/places.ts";
import { readCard } from "#server/clubs/scout-card.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Route } from "./+types/scout-card.ts";

/** Neither kept nor listed: a card is withdrawn from one moment to the next. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readCard(browserOf(context), params.code);
  if (found.ok) {
    const { id, name, valid, photo, club, since } = found.value;
    const { id: clubId, name: clubName, logo, place } = club;
    return data(
      {
        card: {
          id,
          name,
          valid,
          photo,
          since: confirmedSince(since),
          club: { id: clubId, name: clubName, logo, place: formatPlace(place) },
        },
        wait: null,
      },
      { headers: HEADERS },
    );
  }
  if (found.error.code === "not_found")
    return data({ card: null, wait: null }, { status: 404, headers: HEADERS });
  const { retryAfterSeconds } = found.error;
  const { status, headers } = tooManyAnswer(retryAfterSeconds);
  return data(
    { card: null, wait: tooManyText(retryAfterSeconds) },
    { status, headers: { ...HEADERS, ...(headers as Record<string, string>) } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => secretAddressMeta("Confira este olheiro");

export default function ScoutCardPage({ loaderData: { card, wait } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto max-w-[36rem]">
        {card ? <Card {...card} /> : wait ? <Wait text={wait} /> : <Unknown />}
      </div>
    </Container>
  );
}

type CardView = NonNullable<Route.ComponentProps["loaderData"]["card"]>;

function Card({ id, name, valid, photo, club, since }: CardView) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl sm:text-5xl">Confira este olheiro</h1>
      <article className="panel overflow-hidden">
        <State valid={valid} />
        <div className="grid gap-5 p-5 sm:p-7">
          <div className="flex items-center gap-4 sm:gap-5">
            <ScoutPortrait name={name} photo={photo} className="size-24 sm:size-32" />
            <div className="grid min-w-0 gap-1">
              <h2 className="text-3xl wrap-anywhere sm:text-4xl">{name}</h2>
              {valid && <p className="text-muted">{since}</p>}
            </div>
          </div>
          <div className="flex items-center gap-3 border-t border-line pt-5">
            {club.logo && <LogoPicture logo={club.logo} alt="" size={56} className="size-14" />}
            <div className="min-w-0">
              <p className="text-compact text-muted">{valid ? "Clube verificado" : "Cartão emitido para"}</p>
              <p className="text-lead font-semibold wrap-anywhere">
                {valid ? <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink> : club.name}
              </p>
              {club.place && <p className="text-compact text-muted">{club.place}</p>}
            </div>
          </div>
        </div>
      </article>
      <Notice tone={valid ? "warning" : "error"} title={CARD_WARNING}>
        {valid ? (
          <>
            Compare o nome e a foto com a pessoa à sua frente. Contato com menores de 18 anos passa sempre
            pelo responsável, aqui na plataforma. Nenhum clube sério cobra para observar ou testar um atleta.
          </>
        ) : (
          <>
            Esta pessoa não fala mais em nome deste clube na plataforma. Não passe telefone, endereço nem
            dinheiro, e conte para nós o que aconteceu.
          </>
        )}
      </Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ReportLink type="scout" id={id} what={`o olheiro ${name}`} />
        <Link
          to="/"
          className="inline-flex min-h-11 items-center text-compact text-muted underline underline-offset-4"
        >
          O que é a Joia da Base
        </Link>
      </div>
    </div>
  );
}

function State({ valid }: { valid: boolean }) {
  return valid ? (
    <p className="flex items-center gap-3 bg-grass px-5 py-4 text-xl font-bold text-white sm:px-7">
      <ShieldCheck className="size-8 shrink-0" aria-hidden="true" />
      Olheiro confirmado
    </p>
  ) : (
    <p className="flex items-center gap-3 bg-danger px-5 py-4 text-xl font-bold text-white sm:px-7">
      <CircleX className="size-8 shrink-0" aria-hidden="true" />
      <span>
        Cartão <span className="uppercase">retirado</span>
      </span>
    </p>
  );
}

const Unknown = () => (
  <EmptyState
    level={1}
    title="Este cartão não existe"
    icon={<ShieldAlert />}
    action={
      <>
        <ButtonLink to="/contato">Contar para a equipe</ButtonLink>
        <ButtonLink to="/clubes" variant="text">
          Ver os clubes
        </ButtonLink>
      </>
    }
  >
    Confira se o endereço está completo. Se alguém mostrou este código como prova de que é olheiro, desconfie:
    não passe telefone, endereço nem dinheiro.
  </EmptyState>
);

const Wait = ({ text }: { text: string }) => (
  <EmptyState level={1} title="Espere um pouco" icon={<ShieldAlert />}>
    {text}
  </EmptyState>
);

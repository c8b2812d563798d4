import { Inbox } from "lucide-react";

import { ButtonLink } from "#app/components/button.tsx";
import { ContactBadge } from "#app/components/contact-badge.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { readPlace, writePlace } from "#app/components/list-place.ts";
import { PageNav } from "#app/components/page-nav.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import { CONTACT_FILTERS, type ContactFilter } from "#domain/messages/filters.ts";
import { PURPOSES } from "#domain/messages/purposes.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { contactPage } from "#server/messages/contact-lists.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { UNAVAILABLE } from "../contact-text.ts";
import { waitText } from "../conversation-view.ts";

import type { Route } from "./+types/contacts.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** The tabs, by their word in the address. */
const TABS: Record<ContactFilter, { word: string | null; label: string }> = {
  all: { word: null, label: "Todas" },
  open: { word: "abertas", label: "Abertas" },
  waiting: { word: "aguardando", label: "Aguardando" },
  ended: { word: "encerradas", label: "Encerradas" },
};

const addressOf = (filter: ContactFilter, after?: string): string => {
  const search = new URLSearchParams();
  const { word } = TABS[filter];
  if (word) search.set("ver", word);
  if (after) search.set("depois", after);
  return search.size > 0 ? `/contatos?${search}` : "/contatos";
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const asked = url.searchParams.get("ver");
  const filter = CONTACT_FILTERS.find((name) => TABS[name].word === asked) ?? "all";
  const after = readPlace(url.searchParams.get("depois"));
  const { contacts, next } = await contactPage(actor, {
    filter,
    after: after && { activeAt: after.at, id: after.id },
  });
  const at = now();
  return {
    who: actor.profile?.type ?? null,
    filter,
    isFirst: after === null,
    next: next && addressOf(filter, writePlace({ at: next.activeAt, id: next.id })),
    contacts: contacts.map((contact) => ({
      id: contact.id,
      athlete: contact.athlete?.name ?? UNAVAILABLE,
      club: contact.club.name,
      speaker: contact.handlerName ?? contact.scoutName,
      purpose: PURPOSES[contact.purpose],
      state: contact.state,
      unread: contact.unread,
      waits: waitText(contact, at),
      day: formatDay(contact.activeAt),
    })),
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Conversas");

const LEADS: Partial<Record<string, string>> = {
  club: "O que o seu clube pediu, e o que cada atleta ou responsável respondeu.",
  athlete: "Clubes que querem conversar. Antes dos 18 anos, quem lê e responde é o responsável.",
};

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { who, filter, contacts, isFirst, next } = loaderData;
  const tabs = CONTACT_FILTERS.map((name) => ({
    to: addressOf(name),
    label: TABS[name].label,
    current: name === filter,
  }));
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[56rem] gap-5">
        <div className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">{who === "athlete" ? "Pedidos de contato" : "Conversas"}</h1>
          <p className="max-w-[60ch] text-muted">
            {(who && LEADS[who]) ??
              "Clubes que querem conversar. Ninguém recebe seu telefone ou e-mail sem a sua resposta."}
          </p>
          {who === "guardian" && (
            <p>
              <TextLink to="/responsavel/adultos">Ver todos os adultos que escreveram</TextLink>
            </p>
          )}
        </div>
        <Tabs label="Situação" tabs={tabs} />
        {contacts.length === 0 ? (
          <NoContacts isClub={who === "club"} filter={filter} />
        ) : (
          <ul className="grid gap-3">
            {contacts.map((contact) => (
              <li key={contact.id}>
                <Row contact={contact} isClub={who === "club"} />
              </li>
            ))}
          </ul>
        )}
        <PageNav first={isFirst ? null : addressOf(filter)} next={next} />
      </div>
    </Container>
  );
}

type RowData = Route.ComponentProps["loaderData"]["contacts"][number];

const Row = ({ contact, isClub }: { contact: RowData; isClub: boolean }) => (
  <Link
    to={`/contatos/${contact.id}`}
    className="grid gap-2 panel px-4 py-3.5 hover:border-grass sm:grid-cols-[1fr_auto] sm:items-center sm:px-5"
  >
    <span className="grid min-w-0 gap-0.5">
      <span className="text-lead leading-tight font-semibold wrap-anywhere">
        {isClub ? contact.athlete : `${contact.club} · ${contact.athlete}`}
      </span>
      <span className="text-compact text-muted">
        {contact.speaker ?? "Olheiro que saiu"} · {contact.purpose}
      </span>
      <span className="text-compact text-muted">{contact.waits ?? contact.day}</span>
    </span>
    <span className="flex flex-wrap items-center gap-2 sm:justify-end">
      {contact.unread && <span className="workspace-count static!">Novas mensagens</span>}
      <ContactBadge state={contact.state} />
    </span>
  </Link>
);

const NONE: Record<ContactFilter, string> = {
  all: "Nenhum pedido por enquanto",
  open: "Nenhuma conversa aberta",
  waiting: "Nada aguarda resposta",
  ended: "Nada foi encerrado",
};

const NoContacts = ({ isClub, filter }: { isClub: boolean; filter: ContactFilter }) => (
  <EmptyState
    title={NONE[filter]}
    icon={<Inbox />}
    action={isClub && <ButtonLink to="/atletas">Buscar atletas</ButtonLink>}
  >
    {isClub
      ? "Na aba Contato da página de um atleta, peça para conversar."
      : "Quando um clube pedir contato, o pedido chega por e-mail e aparece aqui."}
  </EmptyState>
);

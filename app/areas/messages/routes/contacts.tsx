import { Inbox } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { ContactBadge } from "#app/components/contact-badge.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { memberGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { contactsOf } from "#server/messages/contacts.server.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { UNAVAILABLE } from "../contact-text.ts";
import type { Route } from "./+types/contacts.ts";
import { Link } from "#app/components/link.tsx";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const contacts = await contactsOf(actor);
  return {
    isClub: actor.profile?.type === "club",
    contacts: contacts.map(({ id, athlete, club, scoutName, state, createdAt }) => ({
      id,
      athlete: athlete?.name ?? UNAVAILABLE,
      club: club.name,
      scoutName,
      state,
      day: formatDay(createdAt),
    })),
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Pedidos de contato");

export default function Contacts({ loaderData: { isClub, contacts } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] gap-6">
        <h1 className="text-5xl sm:text-6xl">Pedidos de contato</h1>
        <p className="max-w-[60ch] text-muted">
          {isClub
            ? "O que o seu clube pediu, e o que cada atleta ou responsável respondeu."
            : "Clubes que querem conversar. Ninguém recebe seu telefone ou e-mail sem a sua resposta."}
        </p>
        {contacts.length === 0 && <NoContacts isClub={isClub} />}
        <ul className="grid gap-3">
          {contacts.map((contact) => (
            <li key={contact.id}>
              <Link
                to={`/contatos/${contact.id}`}
                className="grid gap-2 panel p-5 hover:border-grass sm:grid-cols-[1fr_auto] sm:items-center"
              >
                <span className="grid gap-1">
                  <span className="text-lg font-semibold">
                    {isClub ? contact.athlete : `${contact.club} · ${contact.athlete}`}
                  </span>
                  <span className="text-muted">
                    {contact.scoutName ?? "Olheiro"} · {contact.day}
                  </span>
                </span>
                <span>
                  <ContactBadge state={contact.state} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

const NoContacts = ({ isClub }: { isClub: boolean }) => (
  <EmptyState
    title="Nenhum pedido por enquanto"
    icon={<Inbox />}
    action={isClub && <ButtonLink to="/atletas">Buscar atletas</ButtonLink>}
  >
    {isClub
      ? "Na aba Contato da página de um atleta, peça para conversar."
      : "Quando um clube pedir contato, o pedido chega por e-mail e aparece aqui."}
  </EmptyState>
);

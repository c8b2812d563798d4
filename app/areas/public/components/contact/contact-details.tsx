import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/components/card.tsx";

type Contact = { email: string; phone?: string; whatsapp?: string };

const SUPPORT_HOURS = "Seg–Sex 8h–18h";

/** What is not configured is not shown. */
export function ContactDetails({ contact }: { contact: Contact }) {
  return (
    <Card title="Fale com a gente">
      <ul className="grid gap-5">
        <Way icon={<Mail />} title="E-mail" href={`mailto:${contact.email}`} text={contact.email} />
        {contact.phone && (
          <Way
            icon={<Phone />}
            title="Telefone"
            href={`tel:${contact.phone.replaceAll(/[^\d+]/g, "")}`}
            text={contact.phone}
            note={SUPPORT_HOURS}
          />
        )}
        {contact.whatsapp && (
          <Way
            icon={<MessageCircle />}
            title="Suporte por WhatsApp"
            href={`https://wa.me/${contact.whatsapp}`}
            text="Fale agora"
            note={SUPPORT_HOURS}
          />
        )}
      </ul>
      <p className="mt-6 border-t border-line pt-5 text-compact text-muted">
        Atendimento de segunda a sexta, das 8h às 18h (horário de Brasília). Quem viu algo errado em um perfil
        ou em um evento deve usar “Denunciar” na própria página: chega direto a quem modera.
      </p>
    </Card>
  );
}

type WayProps = { icon: ReactNode; title: string; href: string; text: string; note?: string };

function Way({ icon, title, href, text, note }: WayProps) {
  return (
    <li className="grid grid-cols-[2.25rem_1fr] items-start">
      <span aria-hidden="true" className="mt-0.5 text-grass [&_svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <a
          href={href}
          className="inline-flex min-h-8 items-center font-semibold break-all text-grass underline decoration-2 underline-offset-4"
        >
          {text}
        </a>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
    </li>
  );
}

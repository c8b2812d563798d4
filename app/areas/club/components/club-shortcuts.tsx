import { ChevronRight, ExternalLink, IdCard, Images, MessageSquareQuote, Users } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { CLUB_MEDIA_PAGE, CLUB_TESTIMONIALS_PAGE } from "../addresses.ts";

const PAGES = [
  { to: "/club/pessoas", Icon: Users, label: "Pessoas", what: "Quem age pelo clube, e convites" },
  { to: "/club/cartao", Icon: IdCard, label: "Meu cartão", what: "Para famílias conferirem quem é você" },
  { to: CLUB_MEDIA_PAGE, Icon: Images, label: "Mídia", what: "Fotos e vídeos da página do clube" },
  {
    to: CLUB_TESTIMONIALS_PAGE,
    Icon: MessageSquareQuote,
    label: "Depoimentos",
    what: "O que dizem do clube",
  },
];

/** What a club shows of itself, and who shows it. */
export const ClubShortcuts = ({ publicPage }: { publicPage: string | null }) => (
  <Card compact title="O clube por dentro">
    <ul className="grid">
      {[
        ...PAGES,
        ...(publicPage
          ? [{ to: publicPage, Icon: ExternalLink, label: "Página pública", what: "Como todos veem" }]
          : []),
      ].map(({ to, Icon, label, what }) => (
        <li key={to} className="border-t border-line first:border-0">
          <Link to={to} className="group flex min-h-14 items-center gap-3 py-1.5">
            <Icon className="size-5 shrink-0 text-grass" aria-hidden="true" />
            <span className="grid min-w-0 grow">
              <span className="font-semibold group-hover:underline group-hover:underline-offset-4">
                {label}
              </span>
              <span className="text-sm text-muted">{what}</span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

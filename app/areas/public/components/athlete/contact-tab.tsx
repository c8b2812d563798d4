import { ShieldCheck } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { ADULT_AGE } from "#domain/dates.ts";
import type { AthleteSiteData } from "../../load-athlete-site.ts";
import { AthleteContactForm } from "./athlete-contact-form.tsx";

export function ContactTab({ site, answer }: { site: AthleteSiteData; answer?: Refused }) {
  const { athlete, access, isOpen, openedAt } = site;
  const minor = athlete.age === null || athlete.age < ADULT_AGE;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      {access.contact && <ContactCall athlete={athlete} minor={minor} />}
      {isOpen && !access.contact && <AthleteContactForm minor={minor} answer={answer} openedAt={openedAt} />}
      <Card title="Contato" className="max-w-3xl">
        <div className="grid grid-cols-[2rem_1fr] gap-4">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-7 text-grass" />
          <div className="grid max-w-[58ch] gap-3">
            <p className="font-semibold">
              {minor
                ? "Quem fala com este atleta fala primeiro com o responsável."
                : "O contato com este atleta passa pela plataforma."}
            </p>
            <p>
              {minor
                ? "Telefone, e-mail e endereço de menores de idade não aparecem em nenhuma página. Um clube verificado, com plano ativo e olheiro identificado, pede o contato; o responsável lê o pedido e decide se responde."
                : "Telefone e e-mail não aparecem em nenhuma página. Clubes e olheiros com plano ativo pedem o contato, e o atleta decide se responde."}
            </p>
          </div>
        </div>
      </Card>
    </div>
  );
}

/** For clubs whose plan opens it: straight to whoever answers, not through the team. */
const ContactCall = ({ athlete, minor }: { athlete: AthleteSiteData["athlete"]; minor: boolean }) => (
  <Card title="Pedir contato">
    <p className="mb-5 max-w-[58ch]">
      O plano do seu clube abre o contato pela plataforma.{" "}
      {minor ? "O pedido vai ao responsável, que decide se responde." : "O pedido vai direto ao atleta."}
    </p>
    <ButtonLink to={`/contatos/novo/${athlete.subdomain}`} variant="primary">
      Pedir contato
    </ButtonLink>
  </Card>
);

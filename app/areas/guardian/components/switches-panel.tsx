import { Card } from "#app/components/card.tsx";
import { Switch } from "#app/components/switch.tsx";
import type { NameSwitch } from "#app/name-consent/name-switch.ts";
import type { PublicationState } from "#domain/athletes/publication.ts";
import type { Ward } from "#server/athletes/guardianship.server.ts";

/** What others may see and do. All but the profile itself starts with the most protective choice. */
export function SwitchesPanel({ athlete, name }: { athlete: Ward; name: NameSwitch | null }) {
  const { privacy, contactAllowed, birthYear } = athlete;
  return (
    <Card title="O que aparece">
      <Switch label="Perfil Público Ativo" on={athlete.state === "public"} {...publicSwitch(athlete)} />
      <Switch
        label="Contato Direto Permitido"
        on={contactAllowed}
        intent={contactAllowed ? "desligar-contato" : "ligar-contato"}
        note="Clubes verificados podem pedir contato. Todo pedido chega primeiro a você."
      />
      <Switch
        label="Nascimento completo"
        on={privacy.birthdatePublic}
        intent={privacy.birthdatePublic ? "desligar-nascimento" : "ligar-nascimento"}
        note={`Desligado: só o ano${birthYear ? `, ${birthYear}` : ""}.`}
      />
      <Switch
        label="Aparecer em buscas"
        on={privacy.indexable}
        intent={privacy.indexable ? "desligar-buscas" : "ligar-buscas"}
        note="Ligado: Google e outros buscadores podem mostrar o perfil."
      />
      <Switch
        label="Redes para clubes"
        on={privacy.socialPublic}
        intent={privacy.socialPublic ? "desligar-redes" : "ligar-redes"}
        note="Só clubes verificados, com plano. Visitantes nunca veem."
      />
      {name && <Switch {...name} />}
    </Card>
  );
}

/** Turning it on may need the consent text first, or wait for somebody else. */
function publicSwitch({ state, revokedByOther, decision, may }: Ward): {
  intent: string | null;
  note: string;
} {
  if (state === "public") return { intent: "tirar-do-ar", note: "Desligar tira do ar na hora." };
  if (revokedByOther)
    return {
      intent: null,
      note: "Outra pessoa responsável retirou a autorização. Só ela pode voltar atrás.",
    };
  if (may.publish) return { intent: "publicar", note: "A autorização vale. Ligar publica o perfil." };
  if (state === "guardian_deciding" || decision === "revoked")
    return { intent: "decidir", note: "Para ligar, leia o texto da autorização e decida." };
  return { intent: null, note: LOCKED[state] ?? "O perfil ainda não pode ser publicado." };
}

const LOCKED: Partial<Record<PublicationState, string>> = {
  in_review: "Autorizado. Nossa equipe confere antes de publicar.",
  hidden: "Nossa equipe tirou o perfil do ar.",
  birthdate_missing: "Falta a data de nascimento.",
  birthdate_review: "Estamos conferindo a data de nascimento.",
};

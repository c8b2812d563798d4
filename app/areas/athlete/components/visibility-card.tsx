import { Card } from "#app/components/card.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Switch } from "#app/components/switch.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { NameSwitch } from "#app/name-consent/name-switch.ts";
import { firstName } from "#domain/person-name.ts";

type VisibilityCardProps = {
  minor: boolean;
  isPublic: boolean;
  contactAllowed: boolean;
  /** Who decided last about a minor's profile, and when. */
  decided: { name: string; day: string } | null;
  guardian: string | null;
  may: { publish: boolean; unpublish: boolean };
  name: NameSwitch | null;
  wishes: readonly { id: string; field: string; value: string | null }[];
};

/** Who sees the profile and who may write: the adult athlete's to switch, a minor's to ask for. */
export function VisibilityCard(props: VisibilityCardProps) {
  return (
    <Card compact title="Visibilidade">
      {props.minor ? <OfMinor {...props} /> : <OfAdult {...props} />}
    </Card>
  );
}

function OfAdult({ isPublic, contactAllowed, may, name }: VisibilityCardProps) {
  const visibility = isPublic ? may.unpublish && "despublicar" : may.publish && "publicar";
  return (
    <>
      <Switch
        label="Perfil Público Ativo"
        on={isPublic}
        intent={visibility || null}
        note={
          isPublic
            ? "Clubes e visitantes veem o perfil. Desligar tira do ar na hora."
            : "Só você vê o perfil. O que falta para publicar está no alto da página."
        }
      />
      <Switch
        label="Contato Direto Permitido"
        on={contactAllowed}
        intent={contactAllowed ? "contato-desligar" : "contato-ligar"}
        note={
          contactAllowed
            ? "Clubes com plano podem pedir contato; você responde se quiser."
            : "Nenhum clube pode pedir contato."
        }
      />
      {name && <Switch {...name} />}
    </>
  );
}

function OfMinor({ isPublic, contactAllowed, decided, guardian, name, wishes }: VisibilityCardProps) {
  const by = decided && `Decidido por ${firstName(decided.name)} em ${decided.day}`;
  const who = guardian ? firstName(guardian) : "o seu responsável";
  return (
    <>
      <Switch label="Perfil Público Ativo" on={isPublic} intent={null} note={by ?? `Quem decide é ${who}.`} />
      <Ask field="visibility" on={isPublic} wishes={wishes} who={guardian && who} />
      <Switch
        label="Contato Direto Permitido"
        on={contactAllowed}
        intent={null}
        note={
          contactAllowed
            ? "Clubes podem pedir contato, e os pedidos vão ao responsável."
            : "Nenhum clube pode pedir contato."
        }
      />
      <Ask field="contact" on={contactAllowed} wishes={wishes} who={guardian && who} />
      {name && <Switch {...name} />}
    </>
  );
}

type AskProps = {
  field: "visibility" | "contact";
  on: boolean;
  wishes: VisibilityCardProps["wishes"];
  /** Null while nobody has confirmed who could be asked. */
  who: string | null;
};

function Ask({ field, on, wishes, who }: AskProps) {
  const waiting = wishes.find((wish) => wish.field === field);
  if (waiting)
    return (
      <PostForm className="flex flex-wrap items-center gap-x-3 pb-2 text-sm">
        <span>
          Você pediu para {waiting.value === "on" ? "ligar" : "desligar"}.{who && ` ${who} decide.`}
        </span>
        <input type="hidden" name="mudanca" value={waiting.id} />
        <SubmitButton intent="desistir" variant="text" size="small" className="min-h-11">
          Desistir
        </SubmitButton>
      </PostForm>
    );
  if (!who) return null;
  return (
    <PostForm className="pb-2">
      <input type="hidden" name="campo" value={field} />
      <input type="hidden" name="valor" value={on ? "off" : "on"} />
      <SubmitButton intent="pedir" variant="text" size="small" className="min-h-11">
        Pedir mudança
        <span className="sr-only">
          {field === "visibility" ? " do perfil público" : " do contato direto"} a {who}
        </span>
      </SubmitButton>
    </PostForm>
  );
}

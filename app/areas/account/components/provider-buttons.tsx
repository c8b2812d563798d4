import { ButtonLink } from "#app/components/button.tsx";
import { keepReturn } from "../keep-return.ts";

type ProviderButtonsProps = { providers: readonly { id: string; name: string }[]; back: string | null };

/** Links, not forms: they lead to another site, and our content security policy forbids forms to other sites. */
export function ProviderButtons({ providers, back }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ou
      </p>
      {providers.map(({ id, name }) => (
        <ButtonLink key={id} to={keepReturn(`/api/auth/entrar/${id}`, back)} reloadDocument>
          Entrar com {name}
        </ButtonLink>
      ))}
    </div>
  );
}

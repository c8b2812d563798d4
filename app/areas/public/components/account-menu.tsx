import { CalendarDays, ChevronDown, CreditCard, LogOut, Repeat, Settings2, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { Link } from "#app/components/link.tsx";
import { PROFILE_LABELS, ProfileIcon } from "#app/components/profile-type.tsx";
import { useSubscription } from "#app/session/use-subscription.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";
import type { ProfileType } from "#domain/identity/roles.ts";

interface MenuProfile {
  id: string;
  type: ProfileType;
  displayName: string;
  chosen: boolean;
}

export interface AccountMenuProps {
  name: string;
  /** Signed in, and still to show a code of the second factor. */
  needsSecondFactor: boolean;
  profiles: readonly MenuProfile[];
}

export function AccountMenu({ name, needsSecondFactor, profiles }: AccountMenuProps) {
  const { subscribed } = useSubscription();
  const shown = name.trim() || "Minha conta";
  const chosen = profiles.find((profile) => profile.chosen);
  const others = profiles.filter((profile) => !profile.chosen);
  return (
    <DropMenu
      className="min-w-0"
      buttonClass="account-button bar-button"
      panelClass="account-menu"
      button={
        <>
          <span className="sr-only">Menu da conta de </span>
          {chosen ? (
            <ProfileIcon type={chosen.type} className="account-button-icon" />
          ) : (
            <UserRound className="account-button-icon" aria-hidden="true" />
          )}
          <span className="account-button-name" title={shown}>
            {shown.split(" ", 1)[0]}
          </span>
          <ChevronDown className="hidden size-4 shrink-0 sm:block" aria-hidden="true" />
        </>
      }
    >
      <p className="px-3 pt-1 pb-3 leading-snug">
        <strong className="block wrap-anywhere">{shown}</strong>
        <span className="text-sm text-muted">
          {chosen ? `${PROFILE_LABELS[chosen.type]}: ${chosen.displayName}` : "Nenhum perfil em uso"}
        </span>
      </p>
      <nav aria-label="Conta" className="border-t border-line py-2">
        {needsSecondFactor && (
          <MenuLink to="/login/verificacao" icon={<Settings2 aria-hidden="true" />}>
            Concluir verificação
          </MenuLink>
        )}
        {chosen && (
          <MenuLink to={dashboardOf(chosen.type)} icon={<ProfileIcon type={chosen.type} />}>
            Meu painel
          </MenuLink>
        )}
        {!needsSecondFactor && (chosen?.type === "athlete" || chosen?.type === "guardian") && (
          <MenuLink to="/inscricoes" icon={<CalendarDays aria-hidden="true" />}>
            Inscrições
          </MenuLink>
        )}
        {!needsSecondFactor && (
          <MenuLink to="/conta" icon={<Settings2 aria-hidden="true" />}>
            Minha conta
          </MenuLink>
        )}
        {!needsSecondFactor && (
          <MenuLink to="/conta/assinatura" icon={<CreditCard aria-hidden="true" />}>
            {subscribed ? "Assinatura ativa" : "Assinatura"}
          </MenuLink>
        )}
        {!needsSecondFactor && !chosen && (
          <MenuLink to="/profile-selection" icon={<Repeat aria-hidden="true" />}>
            Escolher perfil
          </MenuLink>
        )}
      </nav>
      {chosen && others.length > 0 && <Switcher profiles={others} />}
      <PostForm action="/sair" className="border-t border-line pt-2">
        <button type="submit" className="account-menu-item">
          <LogOut aria-hidden="true" />
          Sair
        </button>
      </PostForm>
    </DropMenu>
  );
}

function Switcher({ profiles }: { profiles: readonly MenuProfile[] }) {
  return (
    <PostForm action="/profile-selection" className="border-t border-line py-2">
      <p className="px-3 pt-1 pb-1.5 text-sm font-semibold text-muted">Trocar de perfil</p>
      {profiles.map(({ id, type, displayName }) => (
        <button key={id} type="submit" name="perfil" value={id} className="account-menu-item">
          <ProfileIcon type={type} />
          <span className="min-w-0">
            <span className="block truncate">{displayName}</span>
            <span className="block text-sm font-normal text-muted">{PROFILE_LABELS[type]}</span>
          </span>
        </button>
      ))}
    </PostForm>
  );
}

type MenuLinkProps = { to: string; icon: ReactNode; children: ReactNode };

function MenuLink({ icon, children, ...rest }: MenuLinkProps) {
  return (
    <Link className="account-menu-item" {...rest}>
      {icon}
      {children}
    </Link>
  );
}

import { ChevronRight } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { PROFILE_LABELS, ProfileIcon } from "#app/components/profile-type.tsx";
import type { ProfileType } from "#domain/identity/roles.ts";

interface SelectableProfile {
  id: string;
  type: ProfileType;
  displayName: string;
  chosen: boolean;
}

/** Each card is a button of its own form: choosing changes the session. */
export function ProfileCards({
  profiles,
  back,
}: {
  profiles: readonly SelectableProfile[];
  back: string | null;
}) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {profiles.map(({ id, type, displayName, chosen }) => (
        <li key={id}>
          <PostForm className="h-full">
            {back && <input type="hidden" name="voltar" value={back} />}
            <button
              type="submit"
              name="perfil"
              value={id}
              className="flex h-full w-full items-center gap-4 rounded-panel border-2 border-line bg-card p-5 text-left transition-colors duration-150 hover:border-ink"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-control bg-grass-tint text-grass">
                <ProfileIcon type={type} className="size-7" />
              </span>
              <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
                <span className="font-display text-2xl leading-none font-bold wrap-anywhere">
                  {displayName}
                </span>
                <span className="text-muted">{PROFILE_LABELS[type]}</span>
                <span className="flex flex-wrap gap-2">
                  <Badge tone="grass">Ativo</Badge>
                  {chosen && <Badge tone="sky">Em uso</Badge>}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}

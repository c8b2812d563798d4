import { ProfileIcon, PROFILE_LABELS } from "#app/components/profile-type.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { ProfileType } from "#domain/identity/roles.ts";
import { Panel } from "../panel.tsx";
import { athletePath, clubPage } from "../../record-paths.ts";

interface Profile {
  id: string;
  type: ProfileType;
  profileId: string | null;
  name: string | null;
}

/** Who the person is on the platform. */
export function UserProfiles({ profiles }: { profiles: readonly Profile[] }) {
  return (
    <Panel title="Perfis">
      {profiles.length > 0 ? (
        <ul className="divide-y divide-line">
          {profiles.map((profile) => (
            <li key={profile.id} className="flex items-center gap-3 py-2 text-compact">
              <ProfileIcon type={profile.type} className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 wrap-anywhere">
                {PROFILE_LABELS[profile.type]}
                {profile.name && (
                  <>
                    {": "}
                    <ProfileLink {...profile} name={profile.name} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-compact text-muted">Esta conta ainda não tem perfil.</p>
      )}
    </Panel>
  );
}

const PAGES: Partial<Record<ProfileType, (id: string) => string>> = {
  athlete: (id) => athletePath(id),
  club: clubPage,
};

function ProfileLink({ type, profileId, name }: Profile & { name: string }) {
  const page = profileId && PAGES[type]?.(profileId);
  return page ? <TextLink to={page}>{name}</TextLink> : name;
}

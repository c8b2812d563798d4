import { PlanPanel } from "#app/components/plan-panel.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { ViewersPanel } from "#app/components/viewers-panel.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import type { DashboardView } from "../dashboard-view.ts";
import { AddressCard } from "./address-card.tsx";
import type { ProfileAnswer } from "#app/profile-form/form-state.ts";
import { VisibilityCard } from "./visibility-card.tsx";

type SideCardsProps = DashboardView & { answer?: ProfileAnswer };

/** Who finds the profile, who sees it, and what is paid for it. */
export function SideCards({
  profile,
  url,
  switches,
  nameSwitch,
  wishes,
  plan,
  viewers,
  answer,
}: SideCardsProps) {
  const guardian = profile.guardians[0];
  return (
    <>
      <AddressCard
        name={profile.name}
        url={url}
        subdomain={profile.subdomain}
        isPublic={profile.state === "public"}
        answer={answerTo("endereco", answer)}
      />
      <VisibilityCard
        {...switches}
        minor={profile.minor}
        guardian={guardian?.confirmed ? guardian.name : null}
        may={profile.may}
        wishes={wishes}
        name={nameSwitch}
      />
      {viewers && <ViewersPanel compact {...viewers} />}
      <PlanPanel
        compact
        plan={plan}
        guardianBuys={profile.minor}
        offer="Com um plano você tem prioridade na inscrição em peneiras e campeonatos e acompanha sua evolução, temporada a temporada."
      />
      <p className="grid gap-1 px-1">
        <TextLink to="/inscricoes">Minhas inscrições</TextLink>
        <TextLink to="/athlete/comparar">Lado a lado com outro atleta</TextLink>
      </p>
    </>
  );
}

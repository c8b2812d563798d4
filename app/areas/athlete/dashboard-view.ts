import { planSummary } from "#app/components/plan-summary.ts";
import { nameSwitch } from "#app/name-consent/name-switch.ts";
import { viewersPage } from "#app/components/viewers-view.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { formatDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import type { Member } from "#domain/identity/actor.ts";
import { competitionName } from "#server/athletes/competition-names.server.ts";
import { ownDashboard } from "#server/athletes/own-profile.server.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { appearancesOf } from "#server/clubs/depicted.server.ts";
import { linksOf, type ClubLink } from "#server/clubs/links.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { LinkView } from "./components/link-card.tsx";
import { sectionRows } from "#app/profile-form/profile-text.ts";
import { publicationNotice } from "./publication-text.ts";

export type DashboardView = NonNullable<Awaited<ReturnType<typeof dashboardView>>>;

/** What the dashboard shows, in sentences: the browser does not load those of other states. Null: no such profile. */
export async function dashboardView(actor: Member, athleteId: string, search: URLSearchParams) {
  const [found, plan, links, viewers, appearances, named] = await Promise.all([
    ownDashboard(actor, athleteId),
    ownPlan(actor),
    linksOf(athleteId),
    viewersPage(actor, athleteId, search),
    appearancesOf(actor, [athleteId]),
    competitionName(actor, athleteId),
  ]);
  if (!found.ok) return null;
  const { profile, switches, ...rest } = found.value;
  const { decided } = switches;
  return {
    profile,
    ...rest,
    notice: publicationNotice(profile),
    reminder: reminderFor(profile.guardians[0]?.confirmed ?? false),
    sections: sectionRows(rest.values, rest.completeness.missing),
    switches: { ...switches, decided: decided && { name: decided.name, day: formatDay(decided.at) } },
    nameSwitch: named.ok ? nameSwitch(named.value, NAME_INTENTS, guardianOf(profile.guardians)) : null,
    links: links.map(toLinkView(profile.minor)),
    /** Photos and videos of clubs that wait for the athlete's own yes. */
    clubMedia: appearances.waiting.length,
    plan: planSummary(plan),
    viewers,
    url: publicUrl(`/a/${profile.subdomain}`),
  };
}

/** The link of the invitation is the guardian's alone: who has no account yet is led to the mail. */
const reminderFor = (confirmed: boolean): string =>
  confirmed
    ? `Oi! Meu perfil na ${PRODUCT_NAME} espera a sua decisão. É só entrar aqui: ${publicUrl("/responsavel")}`
    : `Oi! Fiz um perfil na ${PRODUCT_NAME} e falta a sua autorização. O convite está no seu e-mail; se não achar, olhe a caixa de spam.`;

const toLinkView =
  (minor: boolean) =>
  ({ clubId, clubName, askedBy, askedAt, athleteConfirmedAt, clubConfirmedAt }: ClubLink): LinkView => ({
    clubId,
    clubName,
    askedBy,
    state:
      clubConfirmedAt && athleteConfirmedAt
        ? "confirmed"
        : athleteConfirmedAt
          ? "club"
          : minor
            ? "guardian"
            : "athlete",
    day: formatDay((clubConfirmedAt && athleteConfirmedAt) ?? askedAt),
  });

const NAME_INTENTS = { on: "nome-ligar", off: "nome-desligar" };

/** The first name of who decides for a minor. */
function guardianOf([guardian]: readonly { name: string; confirmed: boolean }[]): string | null {
  return guardian?.confirmed ? firstName(guardian.name) : null;
}

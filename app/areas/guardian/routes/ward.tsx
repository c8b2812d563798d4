import { AthleteHeading } from "#app/components/athlete-heading.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { PublicationSteps } from "#app/components/publication-steps.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { ViewersPanel } from "#app/components/viewers-panel.tsx";
import { viewersPage } from "#app/components/viewers-view.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { formatDay } from "#domain/date-time.ts";
import { nameSwitch } from "#app/name-consent/name-switch.ts";
import { CONSENT_TEXTS, CURRENT_CONSENT } from "#domain/guardians/consent.ts";
import { isId } from "#domain/id.ts";
import { competitionName } from "#server/athletes/competition-names.server.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { unattachedAthletePlan, wardPlans } from "#server/billing/billing.server.ts";
import { appearancesOf } from "#server/clubs/depicted.server.ts";
import { linksOf } from "#server/clubs/links.server.ts";
import { refusedNumbers } from "#server/clubs/season-confirmation.server.ts";
import { testimonialsForFamily } from "#server/clubs/testimonial-answers.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { historyOf } from "#server/messages/guardian-history.server.ts";
import { deskIn } from "#server/registrations/guardian-desk.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { wardLeavesAt } from "#server/rights/rights.server.ts";
import { ClubLinksPanel } from "../components/club-links-panel.tsx";
import { DecisionForm } from "../components/decision-form.tsx";
import { HistoryPanel } from "../components/history-panel.tsx";
import { OtherGuardian } from "../components/other-guardian.tsx";
import { PublishPanel } from "../components/publish-panel.tsx";
import { QuotesPanel } from "../components/quotes-panel.tsx";
import { RefusedNumbers } from "../components/refused-numbers.tsx";
import { SwitchesPanel } from "../components/switches-panel.tsx";
import { WardExits } from "../components/ward-exits.tsx";
import { WardTabs } from "../components/ward-tabs.tsx";
import { historyLine } from "../history-text.ts";
import { publicationNotice } from "../publication-text.ts";
import { answerWard, notFound } from "../ward-action.ts";
import type { Route } from "./+types/ward.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

const FIRST_ENTRIES = 10;
const MOST_ENTRIES = 200;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const found = await guardianship.ward(actor, params.id);
  if (!found.ok) throw notFound();
  const { id } = found.value;
  const shown = entriesIn(url.searchParams);
  const [{ athletes }, plans, paidPlan, views, history, leavesAt, links, appearances, refused, said, named] =
    await Promise.all([
      deskIn(context, actor),
      wardPlans(actor),
      unattachedAthletePlan(actor),
      viewersPage(actor, id, url.searchParams),
      historyOf(actor, id, shown),
      wardLeavesAt(actor, id),
      linksOf(id),
      appearancesOf(actor, [id]),
      refusedNumbers(id),
      testimonialsForFamily(actor, [id]),
      competitionName(actor, id),
    ]);
  return {
    athlete: found.value,
    nameSwitch: named.ok ? nameSwitch(named.value, { on: "ligar-nome", off: "desligar-nome" }) : null,
    athletes,
    plan: planSummary(plans.get(id)),
    paidPlan,
    consentText: CONSENT_TEXTS[CURRENT_CONSENT],
    views,
    history: {
      entries: history.entries.map(historyLine),
      olderTo: history.more && shown < MOST_ENTRIES ? `?historico=${shown * 2}#historico` : null,
    },
    refused,
    quotes: said.agreed.map(({ id: quoteId, club, message }) => ({ id: quoteId, club, message })),
    inClubMedia: appearances.agreed.length + appearances.waiting.length,
    leavingOn: leavesAt && formatDay(leavesAt),
    links: links.flatMap(({ clubId, clubName, clubConfirmedAt, athleteConfirmedAt }) =>
      clubConfirmedAt && athleteConfirmedAt ? [{ clubId, clubName, day: formatDay(athleteConfirmedAt) }] : [],
    ),
  };
}

/** How many entries of the history are shown: `?historico=20` after "Ver mais". */
function entriesIn(search: URLSearchParams): number {
  const asked = Number(search.get("historico"));
  return Number.isInteger(asked) && asked > FIRST_ENTRIES ? Math.min(asked, MOST_ENTRIES) : FIRST_ENTRIES;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  return answerWard({
    actor: requireMember(context),
    id: params.id,
    form: await readForm(request),
    browser: browserOf(context),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  secretAddressMeta(loaderData?.athlete.name ?? "Atleta não encontrado");

export default function WardPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    athlete,
    athletes,
    plan,
    paidPlan,
    consentText,
    views,
    history,
    leavingOn,
    links,
    inClubMedia,
    refused,
    quotes,
  } = loaderData;
  const notice = publicationNotice(athlete);
  const undecided = athlete.decision !== "granted" && !OUT_OF_HANDS.has(athlete.state);
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[70rem] gap-5">
        <WardTabs athletes={athletes} current={athlete.id} />
        <AthleteHeading athlete={athlete} badge={<PublicationBadge state={athlete.state} />} />
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            {notice.text}
          </Notice>
        )}
        {athlete.revokedByOther && <RevokedByOther />}
        <PublicationSteps state={athlete.state} reader="guardian" />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid gap-5">
            <div id="decisao" className="scroll-mt-24">
              {undecided ? (
                <DecisionForm athlete={athlete} text={consentText} error={actionData?.fields["agreed"]} />
              ) : (
                <PublishPanel athlete={athlete} />
              )}
            </div>
            {views && <ViewersPanel {...views} contactsTo="/responsavel/adultos" />}
            <SwitchesPanel athlete={athlete} name={loaderData.nameSwitch} />
          </div>
          <div className="grid gap-5">
            {links.length + inClubMedia > 0 && (
              <ClubLinksPanel athleteId={athlete.id} links={links} inClubMedia={inClubMedia} />
            )}
            {quotes.length > 0 && <QuotesPanel quotes={quotes} />}
            {refused.length > 0 && <RefusedNumbers seasons={refused} />}
            <HistoryPanel {...history} />
            <OtherGuardian athlete={athlete} answer={actionData?.fields["agreed"] ? undefined : actionData} />
            <PlanPanel
              plan={plan}
              paid={paidPlan ? { planName: paidPlan, forWhom: athlete.name } : null}
              offer="Com um plano o atleta tem prioridade na inscrição em peneiras e campeonatos e acompanha a própria evolução. Quem assina é você, para cada atleta."
            />
            <WardExits athlete={athlete} leavingOn={leavingOn} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** Something else must be settled before a consent means anything. */
const OUT_OF_HANDS = new Set<PublicationState>([
  "hidden",
  "birthdate_missing",
  "birthdate_review",
  "too_young",
]);

/** The other guardian's word stands; only the team can hear both. */
const RevokedByOther = () => (
  <Notice tone="warning" title="Outra pessoa responsável retirou a autorização">
    <p>
      Ninguém vê o perfil, e o seu sim não muda isso: só quem retirou pode voltar atrás, ou a nossa equipe
      depois de ouvir vocês dois.
    </p>
    <PostForm className="mt-3">
      <SubmitButton intent="pedir-equipe" size="small">
        Pedir que a equipe ouça nós dois
      </SubmitButton>
    </PostForm>
  </Notice>
);

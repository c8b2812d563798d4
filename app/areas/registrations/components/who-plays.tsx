import { Radio } from "#app/components/checkbox.tsx";
import { Notice } from "#app/components/notice.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import type { ProblemText } from "../problem-text.ts";
import type { CandidateView } from "../register-view.ts";

type WhoPlaysProps = { candidates: readonly CandidateView[]; chosen?: string; error?: string };

/** Who is to be registered: one is simply said, several are chosen from. */
export function WhoPlays({ candidates, chosen, error }: WhoPlaysProps) {
  const possible = candidates.filter(({ problem }) => !problem);
  const [only] = possible;
  return (
    <div className="grid gap-3">
      {possible.length === 1 && only ? (
        <p>
          <input type="hidden" name="athlete" value={only.athleteId} />
          <strong className="wrap-anywhere">{only.name}</strong>
          {only.facts && <span className="block text-compact text-muted">{only.facts}</span>}
        </p>
      ) : (
        possible.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="font-semibold">Quem vai participar?</legend>
            {possible.map(({ athleteId, name, facts }, at) => (
              <Radio
                key={athleteId}
                name="athlete"
                value={athleteId}
                required
                label={name}
                hint={facts}
                defaultChecked={athleteId === chosen}
                error={at === 0 ? error : undefined}
              />
            ))}
          </fieldset>
        )
      )}
      <Problems candidates={candidates} />
    </div>
  );
}

/** What keeps the whole family out, such as a cancelled event, is said once. */
function Problems({ candidates }: { candidates: readonly CandidateView[] }) {
  const [first] = candidates;
  const shared = first?.problem;
  if (
    shared &&
    candidates.length > 1 &&
    candidates.every(({ problem }) => problem?.title === shared.title && problem.link?.to === shared.link?.to)
  )
    return <Problem who={null} problem={shared} />;
  return candidates.map(
    ({ athleteId, who, problem, registrationId }) =>
      problem && (
        <Problem
          key={athleteId}
          who={who}
          problem={
            registrationId
              ? { ...problem, link: { to: `/inscricoes/${registrationId}`, label: "Ver a inscrição" } }
              : problem
          }
        />
      ),
  );
}

/** Why somebody cannot be registered, and the way out. */
export const Problem = ({ who, problem }: { who: string | null; problem: ProblemText }) => (
  <Notice
    tone="warning"
    className="wrap-anywhere"
    title={who && !problem.title.includes(who) ? `${who}: ${problem.title}` : problem.title}
  >
    <p className="sm:mb-1">{problem.body}</p>
    {problem.link && <StandaloneLink to={problem.link.to}>{problem.link.label}</StandaloneLink>}
  </Notice>
);

import { readForm } from "#app/forms/read-form.ts";
import { ConflictForm } from "#app/profile-form/conflict-form.tsx";
import type { ProfileAnswer } from "#app/profile-form/form-state.ts";
import { ProfileForm } from "#app/profile-form/profile-form.tsx";
import { answerSave } from "#app/profile-form/save-answer.ts";
import { isSection, type ProfileSection } from "#domain/athletes/profile-values.ts";
import { staffForm } from "#server/athletes/staff/profile.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteIn, athleteMissing } from "../athlete-pages.ts";
import { ATHLETE_DELETED, athletePath } from "../record-paths.ts";
import type { Route } from "./+types/athlete-edit.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const section = sectionIn(params);
  const { id, deletedAt } = await athleteIn(actor, params);
  const form = await staffForm(actor, id);
  if (!form.ok) throw athleteMissing();
  return { ...form.value, section, back: pageOf(id, section), deleted: deletedAt !== null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const section = sectionIn(params);
  const { id } = await athleteIn(actor, params);
  const form = await readForm(request);
  return answerSave(actor, id, form, { section, page: pageOf(id, section), staff: true });
}

function sectionIn({ section }: { section: string }): ProfileSection {
  if (!isSection(section)) throw athleteMissing();
  return section;
}

/** Achievements stand beside the numbers, all else among the facts. */
const pageOf = (id: string, section: ProfileSection): string =>
  athletePath(id, section === "conquistas" ? "estatisticas" : "");

export default function AthleteEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { section, opened, back, deleted, ...fields } = loaderData;
  const answer: ProfileAnswer | undefined = actionData;
  // What was typed while somebody deleted the profile is shown again.
  if (deleted && !answer) return <p>{ATHLETE_DELETED}</p>;
  return (
    <div className="max-w-[56rem]">
      {answer?.conflicts ? (
        <ConflictForm answer={answer} conflicts={answer.conflicts} back={back} />
      ) : (
        <ProfileForm
          key={section}
          section={section}
          opened={opened}
          back={back}
          {...fields}
          staff
          answer={answer}
        />
      )}
    </div>
  );
}

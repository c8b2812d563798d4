import type { Member } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import type { signedIn } from "#server/identity/who-asks.server.ts";

type Who = NonNullable<ReturnType<typeof signedIn>>;

/**
 * Asks as the profile that the person chose and, where that one is refused, as each of the others that can organise: a
 * phone at the gate must not stop working because its owner looked at something else as an athlete.
 */
export async function asOrganiser<T, E>(
  { actor, session }: Who,
  ask: (actor: Member) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  let answer = await ask(actor);
  for (const profile of session.profiles) {
    if (answer.ok) return answer;
    const organises = profile.type === "club" || profile.type === "championship";
    if (organises && profile.id !== actor.profile?.id) answer = await ask({ ...actor, profile });
  }
  return answer;
}

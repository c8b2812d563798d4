import { readSubject } from "./subject.ts";

/** Who decides about an athlete today, for rules that other capabilities keep. */
export interface Responsible {
  name: string;
  userId: string | null;
  guardianUserId: string | null;
  minor: boolean;
}

export async function responsibleFor(athleteId: string): Promise<Responsible | null> {
  const subject = await readSubject(athleteId);
  if (!subject) return null;
  const { userId, guardianUserId, minor } = subject.guarded;
  return { name: subject.athlete.name, userId, guardianUserId, minor };
}

import { profileIdOf } from "#domain/identity/actor.ts";
import type { ProfileValues } from "#domain/athletes/profile-values.ts";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expectOk } from "#domain/result.ts";
import {
  changeAddress,
  ownDashboard,
  saveProfile,
  type ProfileChange,
} from "#server/athletes/own-profile.server.ts";
import { requestLink } from "#server/clubs/links.server.ts";
import { demoMember } from "./logins.ts";

/**
 * What the athletes of two logins did themselves. Kauã's link with a second club waits for his guardian
 * (his texts wait by `family-desk.ts`); Natália has a former address that leads to her, and a club to answer her.
 */
export async function addOwnProfiles(clubIds: ReadonlyMap<string, string>): Promise<void> {
  await save("minor", ({ achievements }) => ({
    nickname: "Kauãzinho",
    secondaryPositions: ["Segundo atacante"],
    // Names a school, which staff look at.
    achievements: [...achievements, "Artilheiro dos jogos do Colégio Estadual Itapuã (2025)"],
  }));
  await save("athlete", () => ({ secondaryPositions: ["Ponta-direita"] }));
  await moveAndReturn("athlete", "nati-braganca");
  await ask("minor", clubIds.get("Associação Vale Verde")!);
  await ask("athlete", clubIds.get("Esporte Clube Litoral")!);
}

async function save(login: DemoLoginKey, change: (values: ProfileValues) => ProfileChange): Promise<void> {
  const { athlete, id } = await athleteOf(login);
  const { opened, values } = expectOk(await ownDashboard(athlete, id));
  const saved = await saveProfile(athlete, id, change(values), opened);
  if (!saved.ok) throw new Error(`the demo profile of ${login} was not saved: ${saved.error.code}`);
}

/** Leaves a former address behind, and the address that everybody knows as it was. */
async function moveAndReturn(login: DemoLoginKey, address: string): Promise<void> {
  const { athlete, id } = await athleteOf(login);
  const { profile } = expectOk(await ownDashboard(athlete, id));
  for (const wanted of [address, profile.subdomain]) {
    const moved = await changeAddress(athlete, id, wanted);
    if (!moved.ok) throw new Error(`the demo profile of ${login} did not move: ${moved.error.code}`);
  }
}

async function ask(login: DemoLoginKey, clubId: string): Promise<void> {
  const { athlete, id } = await athleteOf(login);
  const asked = await requestLink(athlete, id, clubId);
  if (!asked.ok && asked.error.code !== "already_asked")
    throw new Error(`the demo link of ${login} was not asked for: ${asked.error.code}`);
}

async function athleteOf(login: DemoLoginKey) {
  const athlete = await demoMember(login);
  return { athlete, id: profileIdOf(athlete, "athlete")! };
}

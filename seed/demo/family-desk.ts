import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import {
  decideChange,
  pendingChanges,
  requestPhotoChange,
  requestSwitch,
} from "#server/athletes/guardianship.server.ts";
import { ownDashboard, saveProfile } from "#server/athletes/own-profile.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { client } from "#server/platform/database/database.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { demoMember } from "./logins.ts";

const ABOUT =
  "Centroavante de área, jogo de frente para o gol e gosto de pressionar a saída de bola. Treino finalização toda semana e estou no segundo ano do ensino médio.";

/** Which scouts looked at the profiles of the demo minor and the demo athlete, and how many days ago. */
const VIEWS = [
  {
    scout: "waiting.olheiro@demo.example",
    club: "Clube Atlético Serra Azul",
    kinds: ["profile", "video"],
    daysAgo: 0,
  },
  {
    scout: "accepted.olheiro@demo.example",
    club: "Capibaribe Futebol de Base",
    kinds: ["profile", "resume"],
    daysAgo: 1,
  },
  { scout: "masked.olheiro@demo.example", club: "Centro de Formação Pampa", kinds: ["profile"], daysAgo: 7 },
] as const;

/** What the demo guardian finds: wishes of the minor that wait, one that she refused, and who looked at the profile. */
export async function addFamilyDesk(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const minor = await demoMember("minor");
  const guardian = await demoMember("guardian");
  const athleteId = minor.profile?.profileId;
  if (!athleteId) throw new Error("the demo minor should have a profile");
  await refusedSwitch(minor, guardian, athleteId);
  expectOk(await requestSwitch(minor, athleteId, "contact", "off"));
  const { opened } = expectOk(await ownDashboard(minor, athleteId));
  expectOk(await saveProfile(minor, athleteId, { about: ABOUT }, opened));
  expectOk(await requestPhotoChange(minor, athleteId, "hero", await aPhotoOf(athleteId)));
  const adult = (await demoMember("athlete")).profile?.profileId;
  if (!adult) throw new Error("the demo athlete should have a profile");
  await addViews([athleteId, adult], clubIds);
}

async function addViews(athleteIds: readonly string[], clubIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { scout, club, kinds, daysAgo } of VIEWS) {
    const person = await identity.findByEmail(scout);
    if (!person) throw new Error(`${scout} should have an account`);
    const clubId = clubIds.get(club)!;
    for (const kind of kinds) await recordViews(actingAs(person.id, "club", clubId), athleteIds, kind);
    await client().query(
      "update profile_views set day = day - $3::int where athlete_id = any($1::uuid[]) and club_id = $2",
      [athleteIds, clubId, daysAgo],
    );
  }
}

type DemoMember = Awaited<ReturnType<typeof demoMember>>;

async function refusedSwitch(minor: DemoMember, guardian: DemoMember, athleteId: string): Promise<void> {
  expectOk(await requestSwitch(minor, athleteId, "contact", "off"));
  const [asked] = await pendingChanges(guardian, [athleteId]);
  if (!asked) throw new Error("the wish that was just made should wait");
  expectOk(
    await decideChange(guardian, asked.id, "refuse", { reason: "Vamos esperar a resposta da peneira." }),
  );
}

async function aPhotoOf(athleteId: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    `select media.id from media join athletes on athletes.id = owner_id
     where owner_id = $1 and kind = 'photo' and media.state = 'visible' and media.id is distinct from photo_id and media.id is distinct from hero_id
     order by media.id limit 1`,
    [athleteId],
  );
  return rows[0]!.id;
}

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
import { recordView } from "#server/messages/views.server.ts";
import { client } from "#server/platform/database/database.ts";
import { demoMember } from "./logins.ts";

const ABOUT =
  "Centroavante de área, jogo de frente para o gol e gosto de pressionar a saída de bola. Treino finalização toda semana e estou no segundo ano do ensino médio.";

/** Which scouts looked at the demo minor's profile, and how many days ago. */
const VIEWS = [
  { scout: "waiting.olheiro@demo.example", club: "Clube Atlético Serra Azul", kind: "video", daysAgo: 0 },
  { scout: "accepted.olheiro@demo.example", club: "Capibaribe Futebol de Base", kind: "profile", daysAgo: 1 },
  { scout: "masked.olheiro@demo.example", club: "Centro de Formação Pampa", kind: "profile", daysAgo: 7 },
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
  for (const { scout, club, kind, daysAgo } of VIEWS) {
    const person = await identity.findByEmail(scout);
    if (!person) throw new Error(`${scout} should have an account`);
    const clubId = clubIds.get(club)!;
    await recordView(actingAs(person.id, "club", clubId), athleteId, kind);
    await client().query(
      "update profile_views set day = day - $3::int where athlete_id = $1 and club_id = $2",
      [athleteId, clubId, daysAgo],
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

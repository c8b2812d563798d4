import type { Sql } from "../helpers/sql.ts";

const profileOf = (email: string, type: string) =>
  `(select p.profile_id from user_profiles p join users u on u.id = p.user_id
    where u.email = '${email}@demo.example' and p.profile_type = '${type}')`;
/** The club of owner and scout, and one of which nobody here is. */
const CLUB = profileOf("clube", "club");
const OTHER_CLUB = profileOf("dois.perfis", "club");
const ATHLETE = profileOf("atleta", "athlete");
const MINOR = profileOf("atleta.menor", "athlete");
const INTERIOR = "(select id from championships where name = 'Copa do Interior Sub-17')";
const LITORAL = "(select id from championships where name = 'Copa do Litoral Sub-17')";

/** The first athlete of the first list that has any. */
const ENTRIES = `shortlist_entries e join shortlists s on s.id = e.shortlist_id
  where s.club_id = ${CLUB} order by e.shortlist_id || '/' || e.athlete_id limit 1`;

const ofCup = (cup: string, table: string, alias: string) =>
  `championship_${table} ${alias} join championship_categories c on c.id = ${alias}.category_id
   where c.championship_id = ${cup} and ${alias}.deleted_at is null`;
const DUPLICATES = "athlete_duplicates where dismissed_at is null order by id limit 1";
const eventOf = (cup: string) => `(select id from events where championship_id = ${cup})`;

/**
 * What the rows are about: each is a query for the parameters of an address, in their order and with a slash between.
 * "own" is said of whom the first letters name; everybody else meets it as somebody else's.
 */
const SUBJECTS: Record<string, string> = {
  // Athletes.
  athlete: `select subdomain from athletes where id = ${ATHLETE}`,
  minor: `select subdomain from athletes where id = ${MINOR}`,
  private:
    "select subdomain from athletes where visibility = 'private' and deleted_at is null order by id limit 1",
  athleteId: `select ${ATHLETE}`,
  minorId: `select ${MINOR}`,
  athleteSeason: `select id from athlete_seasons where athlete_id = ${ATHLETE} and source = 'declared' order by id limit 1`,
  minorSeason: `select id from athlete_seasons where athlete_id = ${MINOR} and source = 'declared' order by id limit 1`,
  athleteMedia: `select id from media where owner_id = ${ATHLETE} and deleted_at is null order by id limit 1`,
  minorMedia: `select id from media where owner_id = ${MINOR} and deleted_at is null order by id limit 1`,
  minorPhoto: `select id from media where owner_id = ${MINOR} and kind = 'photo' and state = 'visible' order by id limit 1`,
  minorVideo: `select id from media where owner_id = ${MINOR} and kind = 'video' and state = 'visible' order by id limit 1`,
  minorContactTab: `select subdomain || '/contato' from athletes where id = ${MINOR}`,
  minorDeleted: `select id from media where owner_id = ${MINOR} and deleted_at is not null order by id limit 1`,
  minorWaiting: `select id from media where owner_id = ${MINOR} and state = 'guardian' order by id limit 1`,
  minorInClub: `select media_id from club_media_athletes where athlete_id = ${MINOR} order by media_id limit 1`,
  minorChange: `select id from athlete_changes where athlete_id = ${MINOR} and state = 'waiting' order by id limit 1`,
  strangeChange: `select id from athlete_changes where athlete_id = ${ATHLETE} order by id limit 1`,
  minorQuote: `select id from club_testimonials where athlete_id = ${MINOR} and state = 'waiting' limit 1`,
  strangeQuote: `select id from club_testimonials where athlete_id is distinct from ${MINOR} order by id limit 1`,
  minorTalkClub: `select club_id from contact_requests where athlete_id = ${MINOR} and state in ('sent', 'seen') order by id limit 1`,
  // Clubs.
  club: `select ${CLUB}`,
  otherClub: `select ${OTHER_CLUB}`,
  ownerList: `select e.shortlist_id from ${ENTRIES}`,
  otherList: `select id from shortlists where club_id = ${OTHER_CLUB}`,
  ownerEntry: `select e.shortlist_id || '/' || e.athlete_id from ${ENTRIES}`,
  otherEntry: `select s.id || '/' || ${ATHLETE} from shortlists s where s.club_id = ${OTHER_CLUB}`,
  entry: `select e.id from ${ENTRIES}`,
  note: "select id from scout_notes where text = 'Nota do olheiro'",
  archivedList: `select id from shortlists where club_id = ${CLUB} and archived_at is not null`,
  deletedList: `select id from shortlists where club_id = ${CLUB} and deleted_at is not null`,
  scoutMember: `select id from club_members where club_id = ${CLUB} and role = 'scout' and ended_at is null order by id limit 1`,
  invitation: `select id from club_invitations where club_id = ${CLUB} and accepted_at is null and canceled_at is null limit 1`,
  ownerQuote: `select id from club_testimonials where club_id = ${CLUB} and state = 'waiting' order by id limit 1`,
  ownerSearch: `select id from saved_searches where club_id = ${CLUB} order by id limit 1`,
  otherSearch: `select id from saved_searches where club_id = ${OTHER_CLUB}`,
  ownerResult: `select id from club_matches where club_id = ${CLUB} and source = 'club' order by id limit 1`,
  otherResult: `select id from club_matches where club_id = ${OTHER_CLUB} and source = 'club' order by id limit 1`,
  ownerMedia: `select media_id from club_media where club_id = ${CLUB} order by media_id limit 1`,
  card: `select card_code from club_members where club_id = ${CLUB} and card_code is not null order by id limit 1`,
  // Events and registrations.
  openTrial: "select id from events where title = 'Peneira aberta do Litoral: Sub-15 e Sub-17'",
  pastTrial: "select id from events where title = 'Peneira do Litoral: defensores e goleiros'",
  ownerDraft: "select id from events where title = 'Peneira de goleiros do Litoral'",
  otherTrial: "select id from events where title = 'Peneira da Estrela da Várzea: Sub-17'",
  pendingEvent: "select id from events where title = 'Copa das Águas Sub-15'",
  check: "select check_code from events where title = 'Peneira aberta do Litoral: Sub-15 e Sub-17'",
  openRegistration: `select r.event_id || '/' || r.id from registrations r join events e on e.id = r.event_id
    where e.title like 'Peneira aberta%' and r.state = 'confirmed' order by r.id limit 1`,
  pastRegistration: `select r.event_id || '/' || r.id from registrations r join events e on e.id = r.event_id
    where e.title = 'Peneira do Litoral: defensores e goleiros' and r.state = 'confirmed' order by r.id limit 1`,
  athleteRegistration: `select id from registrations where athlete_id = ${ATHLETE} and state = 'confirmed' limit 1`,
  minorRegistration: `select id from registrations where athlete_id = ${MINOR} and state = 'awaiting_guardian' limit 1`,
  evaluated: "select registration_id from evaluations order by 1 limit 1",
  // Championships.
  interior: `select ${INTERIOR}`,
  interiorEvent: `select ${eventOf(INTERIOR)}`,
  interiorTab: `select ${eventOf(INTERIOR)} || '/rodadas'`,
  interiorCategory: `select ${INTERIOR} || '/' || id from championship_categories where championship_id = ${INTERIOR}`,
  interiorTeam: `select c.championship_id || '/' || t.id from ${ofCup(INTERIOR, "teams", "t")} order by t.id limit 1`,
  interiorTeamPage: `select ${eventOf(INTERIOR)} || '/' || t.id from ${ofCup(INTERIOR, "teams", "t")} order by t.id limit 1`,
  interiorMatch: `select c.championship_id || '/' || m.id from ${ofCup(INTERIOR, "matches", "m")} and m.state = 'planned' order by m.id limit 1`,
  interiorClosed: `select c.championship_id || '/' || m.id from ${ofCup(INTERIOR, "matches", "m")} and m.state = 'closed' order by m.id limit 1`,
  interiorMatchPage: `select ${eventOf(INTERIOR)} || '/' || m.id from ${ofCup(INTERIOR, "matches", "m")} and m.state = 'closed' order by m.id limit 1`,
  litoral: `select ${LITORAL}`,
  litoralEvent: `select ${eventOf(LITORAL)}`,
  litoralCategory: `select ${LITORAL} || '/' || id from championship_categories where championship_id = ${LITORAL}`,
  litoralTeam: `select c.championship_id || '/' || t.id from ${ofCup(LITORAL, "teams", "t")} and t.name = 'Esporte Clube Litoral'`,
  linkedTeam: `select c.championship_id || '/' || t.id from ${ofCup(LITORAL, "teams", "t")} and t.club_id = ${OTHER_CLUB}`,
  litoralSquad: `select id from championship_squad where role = 'athlete' and team_id =
    (select t.id from ${ofCup(LITORAL, "teams", "t")} and t.name = 'Esporte Clube Litoral') order by id limit 1`,
  litoralStaff: "select id from championship_squad where name = 'Preparadora do Litoral'",
  field: `select id from championship_fields where championship_id = ${INTERIOR} order by id limit 1`,
  squadRow: "select id from championship_squad where athlete_id is null order by id limit 1",
  // Conversations.
  athleteContact: `select id from contact_requests where athlete_id = ${ATHLETE} and club_id = ${CLUB}`,
  minorContact: `select id from contact_requests where athlete_id = ${MINOR} and state = 'accepted'`,
  minorAsked: `select id from contact_requests where athlete_id = ${MINOR} and state in ('sent', 'seen') order by id limit 1`,
  otherContact: `select id from contact_requests where club_id = ${CLUB} and state = 'sent' limit 1`,
  // Paying.
  athletePlan: `select id || '/cancelar' from subscriptions where holder_id = ${ATHLETE}`,
  ownerPlan: `select id || '/cancelar' from subscriptions where holder_id = ${CLUB}`,
  subscriptionOfAthlete: `select id from subscriptions where holder_id = ${ATHLETE}`,
  athletePlanOnSale: "select id from subscription_plans where name = 'Atleta Essencial'",
  plan: "select id from subscription_plans order by id limit 1",
  checkout: "select id from embedded_payments where kind = 'session' order by id limit 1",
  customer: "select id from embedded_payments where kind = 'customer' order by id limit 1",
  // What waits for staff.
  review: "select id from reviews where state = 'open' and kind = 'club_verification' limit 1",
  report: `select r.id from reviews r join athletes a on a.id = r.subject_id
    where r.state = 'open' and r.kind = 'report' order by r.id limit 1`,
  handledInquiry: "select id from inquiries where state = 'handled' limit 1",
  inquiry: "select id from inquiries where state = 'new' and kind = 'contact' limit 1",
  eventRequest: "select id from inquiries where state = 'new' and kind = 'new_event' limit 1",
  question: "select id from faq_questions where deleted_at is null order by position offset 1 limit 1",
  banner: "select id from site_banners where deleted_at is null order by id limit 1",
  draftTerms: "select id from terms_versions where version = '2099-01'",
  refusedImport: "select id from imports where state = 'refused' order by id limit 1",
  doneImport: "select id from imports where state = 'imported' order by id limit 1",
  importTemplate: "select 'atletas.csv'",
  copy: "select id from data_exports limit 1",
  canned: "select id from canned_answers where deleted_at is null order by id limit 1",
  sponsor: "select id from sponsors where deleted_at is null and featured order by id limit 1",
  plainSponsor: "select id from sponsors where deleted_at is null and not featured order by id limit 1",
  removedSponsor: "select id from sponsors where name = 'Patrocinador excluído'",
  removedClub: "select id from clubs where name = 'Clube excluído'",
  removedCup: "select id from championships where name = 'Copa excluída'",
  emptyCup: "select id from championships where name = 'Copa sem jogos'",
  staffMedia: `select ${MINOR} || '/' || id from media where owner_id = ${MINOR} and deleted_at is null order by id limit 1`,
  staffPhoto: `select ${MINOR} || '/' || id from media where owner_id = ${MINOR} and kind = 'photo' and state = 'visible' order by id limit 1`,
  staffVideo: `select ${MINOR} || '/' || id from media where owner_id = ${MINOR} and kind = 'video' and state = 'visible' order by id limit 1`,
  staffSection: `select ${MINOR} || '/sobre'`,
  staffSeason: `select ${MINOR} || '/' || id from athlete_seasons where athlete_id = ${MINOR} and source = 'declared' order by id limit 1`,
  duplicates: `select id from ${DUPLICATES}`,
  duplicateFirst: `select first_id from ${DUPLICATES}`,
  duplicateSecond: `select second_id from ${DUPLICATES}`,
  week: "select id from featured_weeks where ended_at is null and from_day > current_date + 200",
  athleteUser: "select id from users where email = 'atleta@demo.example'",
  staffUser: "select id from users where email = 'equipe@demo.example'",
  adminUser: "select id from users where email = 'admin@demo.example'",
  auditEntry: "select id::text from audit_log order by id limit 1",
  auditSubject: `select 'athlete/' || ${MINOR}`,
  // Words.
  sitemap: "select 'paginas.xml'",
  drawing: "select 'retrato/m-adriel-nunes.svg'",
  consentText: "select text_version from consents order by created_at desc limit 1",
  authKeys: "select 'jwks'",
  authToken: "select 'token'",
  authUsers: "select 'admin/list-users'",
};

/** Somebody else's of what the demo data have of one club or person only. */
const FOREIGN = [
  `insert into shortlists (club_id, name) values (${OTHER_CLUB}, 'Lista de outro clube')`,
  `insert into shortlists (club_id, name, archived_at) values (${CLUB}, 'Lista arquivada', now())`,
  `insert into shortlists (club_id, name, deleted_at) values (${CLUB}, 'Lista apagada', now())`,
  `update media set deleted_at = now() where id =
    (select id from media where owner_id = ${MINOR} and state = 'refused' order by id limit 1)`,
  `insert into athlete_changes (athlete_id, field, value, asked_by, state)
    select ${ATHLETE}, field, value, asked_by, 'waiting' from athlete_changes where field = 'contact' limit 1`,
  `insert into championship_squad (team_id, category_id, role, staff_role, name)
    select t.id, t.category_id, 'staff', 'coach', 'Preparadora do Litoral'
    from ${ofCup(LITORAL, "teams", "t")} and t.name = 'Esporte Clube Litoral'`,
  `insert into terms_versions (version, changes, terms, policy)
    select '2099-01', 'Nada mudou de verdade.', terms || ' Fim.', policy from terms_versions limit 1`,
  `insert into scout_notes (club_id, athlete_id, author_id, private, text)
    select ${CLUB}, (select e.athlete_id from ${ENTRIES}), id, false, 'Nota do olheiro' from users
    where email = 'olheiro@demo.example'`,
  `insert into saved_searches (club_id, name, query, stop_token) select ${OTHER_CLUB}, 'Busca de outro clube', query, 'nenhum'
   from saved_searches limit 1`,
  "insert into sponsors (name, deleted_at) values ('Patrocinador excluído', now())",
  "insert into clubs (name, deleted_at, restorable) values ('Clube excluído', now(), true)",
  "insert into championships (name) values ('Copa sem jogos')",
  "insert into championships (name, deleted_at) values ('Copa excluída', now())",
  `insert into featured_weeks (athlete_id, from_day, until_day)
    values (${ATHLETE}, current_date + 300, current_date + 306)`,
  `insert into data_exports (user_id, state) select id, 'ready' from users where email = 'atleta@demo.example'`,
];

/** The parameters of each subject, in a database to which they are added. */
export async function findSubjects(sql: Sql): Promise<ReadonlyMap<string, readonly string[]>> {
  for (const statement of FOREIGN) await sql.query(statement);
  const found = new Map<string, readonly string[]>();
  for (const [name, query] of Object.entries(SUBJECTS)) {
    const [row] = await sql.query(query);
    const value = Object.values(row ?? {})[0];
    if (typeof value === "string") found.set(name, value.split("/"));
  }
  const missing = Object.keys(SUBJECTS).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`the demo data have no ${missing.join(", ")}`);
  return found;
}

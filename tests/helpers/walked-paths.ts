import { CHAMPIONSHIP_TABS } from "#app/areas/public/components/championship/tabs.ts";

const TRIALS = "select distinct event_id from registrations limit 4";
const REGISTRATIONS = "select event_id || '/' || id from registrations order by id limit 6";
const CUPS = "select distinct championship_id from championship_categories";
const CUP_CATEGORIES = "select championship_id || '/' || id from championship_categories";
const CUP_TEAMS =
  "select c.championship_id || '/' || t.id from championship_teams t join championship_categories c on c.id = t.category_id";
// The newest matches are those of the cast.
const CUP_MATCHES = `select c.championship_id || '/' || m.id from championship_matches m
  join championship_categories c on c.id = m.category_id order by m.id desc limit 12`;
const PUBLIC_MATCHES = `select e.id || '/' || m.id from championship_matches m
  join championship_categories c on c.id = m.category_id join events e on e.championship_id = c.championship_id
  order by m.id desc limit 8`;

const CUP_TABS = `unnest(array[${CHAMPIONSHIP_TABS.map(({ tab }) => `'${tab}'`).join(", ")}]) tab`;

const TWO_OF_CAST = "select id from athletes where subdomain like 'zqx%' order by id limit 2";
const MEDIA_OF_CAST = "media v join athletes a on a.id = v.owner_id where a.subdomain like 'zqx%'";
const ONE_OF_A_KIND = `select distinct on (v.owner_id, v.kind, v.state) v.id from ${MEDIA_OF_CAST}`;
const SEASONS_OF_CAST =
  "athlete_seasons s join athletes a on a.id = s.athlete_id where a.subdomain like 'zqx%'";

const CUP_EVENTS = `select id from events where championship_id in (${CUPS})`;

/** About something else, from all that the database knows: each is a query for the value of its parameter. */
export const OF_OTHERS: Record<string, string> = {
  "/campeonatos/:id": "select id from events",
  "/campeonatos/:id/evento.ics": "select id from events",
  "/organizar/entrada/:id": "select id from events",
  "/organizar/entrada/:id/leituras": "select id from events limit 1",
  "/campeonatos/:id/evento.jpg": "select id from events limit 2",
  "/campeonatos/:id/inscricao": "select id from events",
  "/inscricoes/:id": "select id from registrations",
  "/inscricoes/:id/ingresso.pdf": "select id from registrations limit 2",
  // Only the hash of a token is kept.
  "/ingresso/:token": "select ticket_hash from registrations where ticket_hash is not null",
  "/entrada-no-dia/:code": "select 'nada'",
  "/organizar/eventos/:id/sem-inscricao": "select id from events",
  "/clubes/:id": "select id from clubs",
  "/olheiro/:code": "select card_code from club_members where card_code is not null",
  "/olheiro/:code/cartao.jpg": "select card_code from club_members where card_code is not null limit 2",
  "/convite-clube/:token": "select 'nada'",
  "/clube/:id": "select id from clubs",
  "/clube/:id/peneiras": "select id from clubs",
  "/conta/assinatura/:id/:act": "select id::text || '/cancelar' from subscriptions",
  "/contatos/:id": "select id from contact_requests",
  // Only the hash of a token is kept.
  "/depoimento/:token": "select token_hash from club_testimonials where token_hash is not null",
  "/responsavel/texto/:version":
    "select distinct text_version from consents union select 'campeonatos-2026-11'",
  "/:tab": "select 'sobre'",
  "/*": "select 'nada/disto'",
  "/admin/*": "select 'nada/disto'",
  "/admin/revisoes/:id": "select id from reviews",
  "/admin/mensagens/:id": "select id from inquiries",
  "/admin/planos/:id": "select id from subscription_plans",
  "/admin/planos/:id/situacao": "select id from subscription_plans",
  "/admin/planos/:id/excluir": "select id from subscription_plans",
  "/admin/revisoes/:id/vez": "select id from reviews limit 1",
  "/admin/mensagens/:id/vez": "select id from inquiries limit 1",
  "/admin/modelos/:id": "select id from canned_answers limit 2",
  "/admin/atletas/:id/editar/:section": TWO_OF_CAST.replace("select id", "select id || '/sobre'"),
  "/admin/atletas/:id/fotos": TWO_OF_CAST,
  "/admin/atletas/:id/videos": TWO_OF_CAST,
  "/admin/atletas/:id/midia/:mediaId": `select a.id || '/' || v.id from ${MEDIA_OF_CAST} limit 2`,
  "/admin/atletas/:id/estatisticas": TWO_OF_CAST,
  "/admin/atletas/:id/estatisticas/nova": TWO_OF_CAST,
  "/admin/atletas/:id/estatisticas/:seasonId": `select a.id || '/' || s.id from ${SEASONS_OF_CAST} limit 2`,
  "/admin/atletas/:id/situacao": TWO_OF_CAST,
  "/admin/importar/:id": "select id from imports limit 3",
  "/admin/importar/:id/problemas.csv": "select id from imports limit 3",
  "/admin/importar/modelo/:file": "select unnest(array['atletas.csv', 'clubes.csv'])",
  "/admin/clubes/:id": "select id from clubs limit 3",
  "/admin/clubes/:id/editar": "select id from clubs limit 1",
  "/admin/clubes/:id/excluir": "select id from clubs limit 1",
  "/admin/campeonatos/:id": CUPS,
  "/admin/campeonatos/:id/editar": `${CUPS} limit 1`,
  "/admin/campeonatos/:id/excluir": `${CUPS} limit 1`,
  "/admin/eventos/:id": "select id from events limit 3",
  "/admin/eventos/:id/editar": "select id from events limit 1",
  "/admin/eventos/:id/excluir": "select id from events limit 1",
  "/admin/patrocinadores/:id": "select id from sponsors limit 2",
  "/admin/patrocinadores/:id/editar": "select id from sponsors limit 1",
  "/admin/patrocinadores/:id/excluir": "select id from sponsors limit 1",
  // The newest entries are about the cast.
  "/admin/registro/:id": "select id from audit_log order by id desc limit 20",
  "/admin/registro/:type/:id": TWO_OF_CAST.replace("select id", "select 'athlete/' || id"),
  "/admin/usuarios/:id": "select user_id from athletes where subdomain like 'zqx%'",
  "/admin/ajustes/perguntas/:id": "select id from faq_questions limit 1",
  "/admin/ajustes/textos/:id": "select id from terms_versions limit 2",
  "/admin/ajustes/textos/:id/publicar": "select id from terms_versions limit 2",
  "/admin/ajustes/avisos/:id": "select id from site_banners limit 1",
  "/termos/:version?": "select version from terms_versions",
  "/politica/:version?": "select version from terms_versions",
  "/conta/privacidade/copias/:id": "select id from data_exports",
  "/api/auth/*": "select unnest(array['get-session', 'jwks', 'token', 'list-sessions', 'admin/list-users'])",
  "/pagamento-de-teste/portal/:id": "select id from embedded_payments where kind = 'customer'",
  "/pagamento-de-teste/:sessionId": "select id from embedded_payments where kind = 'session'",
  "/campeonatos/:id/:tab": `select e.id || '/' || tab from events e, ${CUP_TABS} where e.championship_id in (${CUPS})`,
  "/campeonatos/:id/sobre": CUP_EVENTS,
  "/campeonatos/:id/imprimir": CUP_EVENTS,
  "/campeonatos/:id/incorporar": CUP_EVENTS,
  "/campeonatos/:id/incorporar/codigo": CUP_EVENTS,
  "/campeonatos/:id/tabela.jpg": `${CUP_EVENTS} limit 2`,
  "/campeonatos/:id/jogos/:matchId/resultado.jpg": `select e.id || '/' || m.id from championship_matches m
    join championship_categories c on c.id = m.category_id
    join events e on e.championship_id = c.championship_id where m.state = 'closed' limit 2`,
  "/campeonatos/:id/:tab/fragmento": `select e.id || '/' || tab from events e, ${CUP_TABS} where e.championship_id in (${CUPS})`,
  "/campeonatos/:id/jogos/:matchId": PUBLIC_MATCHES,
  "/campeonatos/:id/jogos/:matchId/fragmento": PUBLIC_MATCHES,
  "/campeonatos/:id/equipe": "select id from events where championship_id is not null",
  "/campeonatos/:id/equipes/:teamId/jogos.ics": `select e.id || '/' || t.id from championship_teams t
    join championship_categories c on c.id = t.category_id join events e on e.championship_id = c.championship_id`,
  "/equipes/vinculo/:squadId": `select s.id from championship_squad s
    join athletes a on a.id = s.athlete_id where a.subdomain like 'zqx%'`,
  // Whoever has the address of a team or of a sheet reads its names: it is sent to that team or referee.
  "/equipe/:token": "select token_hash from championship_teams where token_hash is not null",
  "/sumula/:token": "select 'nada'",
  "/sumula/:token/lances": "select 'nada'",
  "/sumula/:token/app.webmanifest": "select 'nada-por-aqui'",
  "/championship/:id": "select id from championships",
  "/championship/:id/campos": CUPS,
  "/championship/:id/categorias/nova": CUPS,
  "/championship/:id/categorias/:categoryId": CUP_CATEGORIES,
  "/championship/:id/categorias/:categoryId/partidas.csv": CUP_CATEGORIES,
  "/championship/:id/categorias/:categoryId/tabela.csv": CUP_CATEGORIES,
  "/championship/:id/equipes": CUPS,
  "/championship/:id/equipes/:teamId": CUP_TEAMS,
  "/championship/:id/equipes/:teamId/desistencia": CUP_TEAMS,
  "/championship/:id/partidas": CUPS,
  "/championship/:id/partidas/horarios": CUPS,
  "/championship/:id/partidas/sorteio": CUPS,
  "/championship/:id/partidas/:matchId": CUP_MATCHES,
  "/championship/:id/partidas/:matchId/mover": CUP_MATCHES,
  "/championship/:id/partidas/:matchId/sumula": CUP_MATCHES,
  "/championship/:id/partidas/:matchId/sumula.pdf": CUP_MATCHES,
  "/championship/:id/partidas/:matchId/sumula/lances": CUP_MATCHES,
  "/championship/:id/resultados": CUPS,
  "/championship/:id/resultados/decisao": CUPS,
  "/api/v1/clubs/:id": "select id from clubs",
  "/api/v1/events/:id": "select id from events",
  "/api/v1/championships/:id": CUP_EVENTS,
  "/api/v1/*": "select 'users'",
  "/sitemaps/:file":
    "select unnest(array['paginas-1.xml', 'atletas-1.xml', 'clubes-1.xml', 'eventos-1.xml'])",
  "/videos/:id/arquivo": `select v.id from ${MEDIA_OF_CAST} and v.kind = 'video'`,
  "/club/midia/:id": "select media_id from club_media",
  "/club/jogos/:id": "select id from club_matches where source <> 'match_sheet'",
  "/organizar/eventos/:id": "select id from events",
  "/organizar/eventos/:id/editar": "select id from events",
  "/organizar/eventos/:id/cancelar": "select id from events",
  "/peneira-segura/:code": "select check_code from events",
  "/peneira-segura/:code/qr.svg": "select check_code from events limit 3",
  "/club/listas/:id": "select id from shortlists",
  "/club/listas/:id/editar": "select id from shortlists",
  "/club/listas/:id/lista.csv": "select id from shortlists",
  "/club/listas/:id/diretoria.pdf": "select id from shortlists",
  "/club/listas/:id/atleta/:athleteId": "select shortlist_id || '/' || athlete_id from shortlist_entries",
  "/club/buscas/:id": "select id from saved_searches",
  "/organizar/eventos/:id/inscricoes": TRIALS,
  "/organizar/eventos/:id/inscricoes/:registrationId/retirar": REGISTRATIONS,
  "/organizar/eventos/:id/presenca": TRIALS,
  "/organizar/eventos/:id/presenca.csv": TRIALS,
  "/organizar/eventos/:id/presenca.pdf": TRIALS,
  "/organizar/eventos/:id/criterios": TRIALS,
  "/organizar/eventos/:id/avaliar": TRIALS,
  "/organizar/eventos/:id/avaliar/:registrationId": REGISTRATIONS,
  "/organizar/eventos/:id/respostas": TRIALS,
  "/inscricoes/:id/avaliacao": "select registration_id from evaluations",
  // Whoever has the address reads the search's name: it is sent to one person.
  "/buscas/parar/:token": "select 'nada'",
  "/remover/:id": ONE_OF_A_KIND,
  "/athlete/midia/:id": ONE_OF_A_KIND,
  "/athlete/numeros/:id": `select s.id from ${SEASONS_OF_CAST}`,
  "/arquivos/*": "select 'clubs/x'",
  "/desenhos/:kind/:seed": "select 'retrato/zqx'",
};

/** What each address of the administration with a parameter is asked for, as in `FILLED` of the test of reading. */
export const DESK_ADDRESSES: Record<string, string> = {
  "/admin/atletas/:id": STAFF("atletas", "''", "athletes"),
  "/admin/atletas/:id/editar/:section": STAFF("atletas", "'/editar/pessoais'", "athletes"),
  "/admin/atletas/:id/fotos": STAFF("atletas", "'/fotos'", "athletes"),
  "/admin/atletas/:id/videos": STAFF("atletas", "'/videos'", "athletes"),
  "/admin/atletas/:id/midia/:mediaId":
    "select '/admin/atletas/' || owner_id || '/midia/' || id from media where owner_type = 'athlete' limit 2",
  "/admin/atletas/:id/estatisticas": STAFF("atletas", "'/estatisticas'", "athletes"),
  "/admin/atletas/:id/estatisticas/nova": STAFF("atletas", "'/estatisticas/nova'", "athletes"),
  "/admin/atletas/:id/estatisticas/:seasonId":
    "select '/admin/atletas/' || athlete_id || '/estatisticas/' || id from athlete_seasons limit 2",
  "/admin/atletas/:id/responsaveis": STAFF("atletas", "'/responsaveis'", "athletes"),
  "/admin/atletas/:id/situacao": STAFF("atletas", "'/situacao'", "athletes"),
  "/admin/clubes/:id": STAFF("clubes", "''", "clubs"),
  "/admin/clubes/:id/editar": STAFF("clubes", "'/editar'", "clubs"),
  "/admin/clubes/:id/excluir": STAFF("clubes", "'/excluir'", "clubs"),
  "/admin/campeonatos/:id": STAFF("campeonatos", "''", "championships"),
  "/admin/campeonatos/:id/editar": STAFF("campeonatos", "'/editar'", "championships"),
  "/admin/campeonatos/:id/excluir": STAFF("campeonatos", "'/excluir'", "championships"),
  "/admin/eventos/:id": STAFF("eventos", "''", "events"),
  "/admin/eventos/:id/editar": STAFF("eventos", "'/editar'", "events"),
  "/admin/eventos/:id/excluir": STAFF("eventos", "'/excluir'", "events"),
  "/admin/patrocinadores/:id": STAFF("patrocinadores", "''", "sponsors"),
  "/admin/patrocinadores/:id/editar": STAFF("patrocinadores", "'/editar'", "sponsors"),
  "/admin/patrocinadores/:id/excluir": STAFF("patrocinadores", "'/excluir'", "sponsors"),
  "/admin/usuarios/:id": STAFF("usuarios", "''", "users"),
  "/admin/registro/:id": "select '/admin/registro/' || id from audit_log order by id desc limit 3",
  "/admin/registro/:type/:id":
    "select distinct '/admin/registro/' || subject_type || '/' || subject_id from audit_log where subject_id is not null limit 4",
  "/admin/modelos/:id": STAFF("modelos", "''", "canned_answers"),
  "/admin/importar/:id": STAFF("importar", "''", "imports"),
  "/admin/importar/:id/problemas.csv": STAFF("importar", "'/problemas.csv'", "imports"),
  "/admin/importar/modelo/:file": "select '/admin/importar/modelo/atletas.csv'",
  "/admin/ajustes/perguntas/:id": STAFF("ajustes/perguntas", "''", "faq_questions"),
  "/admin/ajustes/textos/:id": STAFF("ajustes/textos", "''", "terms_versions"),
  "/admin/ajustes/textos/:id/publicar": STAFF("ajustes/textos", "'/publicar'", "terms_versions"),
  "/admin/ajustes/avisos/:id": STAFF("ajustes/avisos", "''", "site_banners"),
  "/admin/revisoes/:id/vez": STAFF("revisoes", "'/vez'", "reviews"),
  "/admin/mensagens/:id/vez": STAFF("mensagens", "'/vez'", "inquiries"),
};

/** Pages of the administration about the rows of a table. */
function STAFF(under: string, rest: string, table: string): string {
  return `select '/admin/${under}/' || id || ${rest} from ${table} order by id limit 2`;
}

import { rowsOf } from "../table.ts";

/** The settings of the site. */
export const settingRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin/ajustes                                              team ok  ok
  GET  /admin/ajustes/perguntas                                    team ok  ok
  POST /admin/ajustes/perguntas             subir id=@question     team do  do
  POST /admin/ajustes/perguntas             descer id=@question    team do  do
  POST /admin/ajustes/perguntas             apagar id=@question    team do  do
  POST /admin/ajustes/perguntas             restaurar id=@question team no  no
  GET  /admin/ajustes/perguntas/nova                               team ok  ok
  POST /admin/ajustes/perguntas/nova                               team ask ask
  GET  /admin/ajustes/perguntas/:id         @question              team ok  ok
  POST /admin/ajustes/perguntas/:id         @question question=Outra? team do  do
  GET  /admin/ajustes/avisos                                       team ok  ok
  POST /admin/ajustes/avisos                apagar id=@banner      team do  do
  POST /admin/ajustes/avisos                restaurar id=@banner   team no  no
  GET  /admin/ajustes/avisos/novo                                  team ok  ok
  POST /admin/ajustes/avisos/novo                                  team ask ask
  GET  /admin/ajustes/avisos/:id            @banner                team ok  ok
  POST /admin/ajustes/avisos/:id            @banner                team do  do
  # All staff read what is written; an admin writes and publishes it.
  GET  /admin/ajustes/textos                                       team ok  ok
  POST /admin/ajustes/textos                                       team 403 ~
  GET  /admin/ajustes/textos/:id            @draftTerms            team ok  ok
  POST /admin/ajustes/textos/:id            @draftTerms            team 404 do
  POST /admin/ajustes/textos/:id            @draftTerms apagar     team 404 do
  POST /admin/ajustes/textos/:id            @draftTerms desfazer   team 404 404
  GET  /admin/ajustes/textos/:id/publicar   @draftTerms            team 403 ok
  POST /admin/ajustes/textos/:id/publicar   @draftTerms day=01/12/2027 important=sim sure=on team 404 do
  # What the home page shows.
  GET  /admin/ajustes/depoimento                                   team ok  ok
  POST /admin/ajustes/depoimento            automatico             team do  do
  POST /admin/ajustes/depoimento            escolher id=@minorQuote team no  no
  POST /admin/ajustes/depoimento            mostrar id=@minorId    team no  no
  POST /admin/ajustes/depoimento            escrever name=Ana+Prado role=Coordenadora message=Um+trabalho+honesto+com+a+base. declared=on team do  do
  GET  /admin/ajustes/destaques                                    team ok  ok
  POST /admin/ajustes/destaques             athlete=@minor from=01/12/2027 until=05/12/2027         team do  do
  POST /admin/ajustes/destaques             cancelar id=@week      team do  do
`);

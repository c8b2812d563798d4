import { rowsOf } from "../table.ts";

/** What staff keep of athletes. */
export const adminAthleteRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin/atletas                                              team ok  ok
  POST /admin/atletas                       ocultar ids=@minorId   team ok  ok
  POST /admin/atletas                       excluir ids=@minorId   team ok  ok
  POST /admin/atletas                       destacar ids=@minorId  team do  do
  POST /admin/atletas                       sem-destaque ids=@minorId team do  do
  POST /admin/atletas                       desfazer ids=@minorId  team no  no
  # A list of children in a file is an admin's.
  GET  /admin/atletas.csv                                          team 403 ok
  GET  /admin/atletas/:id                   @minorId               team ok  ok
  POST /admin/atletas/:id?index             @minorId anotar note=Falei+com+a+família team do  do
  POST /admin/atletas/:id?index             @minorId apagar-nota noteId=@minorId team no  no
  GET  /admin/atletas/adicionar                                    team ok  ok
  POST /admin/atletas/adicionar                                    team ask ask
  GET  /admin/atletas/:id/editar/:section   @staffSection          team ok  ok
  POST /admin/atletas/:id/editar/:section   @staffSection salvar about=Joga+desde+cedo. team do  do
  GET  /admin/atletas/:id/fotos             @minorId               team ok  ok
  POST /admin/atletas/:id/fotos             @minorId titulo id=@minorMedia title=Outro team do  do
  POST /admin/atletas/:id/fotos             @minorId mover id=@minorMedia place=0 team do  do
  POST /admin/atletas/:id/fotos             @minorId apagar id=@minorMedia team do  do
  POST /admin/atletas/:id/fotos             @minorId capa id=@minorPhoto team do  do
  POST /admin/atletas/:id/fotos             @minorId figurinha id=@minorPhoto team do  do
  POST /admin/atletas/:id/fotos             @minorId recortar id=@minorPhoto team ask ask
  POST /admin/atletas/:id/fotos             @minorId quadro id=@minorVideo team ask ask
  POST /admin/atletas/:id/fotos             @minorId desfazer id=@minorDeleted team do  do
  POST /admin/atletas/:id/fotos             @minorId tirar id=@minorMedia team no  no
  GET  /admin/atletas/:id/videos            @minorId               team ok  ok
  POST /admin/atletas/:id/videos            @minorId titulo id=@minorMedia title=Outro team do  do
  POST /admin/atletas/:id/videos            @minorId mover id=@minorMedia place=0 team do  do
  POST /admin/atletas/:id/videos            @minorId apagar id=@minorMedia team do  do
  POST /admin/atletas/:id/videos            @minorId capa id=@minorPhoto team do  do
  POST /admin/atletas/:id/videos            @minorId figurinha id=@minorPhoto team do  do
  POST /admin/atletas/:id/videos            @minorId recortar id=@minorPhoto team ask ask
  POST /admin/atletas/:id/videos            @minorId quadro id=@minorVideo team ask ask
  POST /admin/atletas/:id/videos            @minorId desfazer id=@minorDeleted team do  do
  POST /admin/atletas/:id/videos            @minorId tirar id=@minorMedia team no  no
  GET  /admin/atletas/:id/midia/:mediaId    @staffMedia            team ok  ok
  POST /admin/atletas/:id/midia/:mediaId    @staffMedia titulo id=@minorMedia title=Outro team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffMedia mover id=@minorMedia place=0 team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffMedia apagar id=@minorMedia team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffPhoto capa id=@minorPhoto team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffPhoto figurinha id=@minorPhoto team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffPhoto recortar id=@minorPhoto team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffVideo quadro id=@minorVideo team ask ask
  POST /admin/atletas/:id/midia/:mediaId    @staffMedia desfazer id=@minorDeleted team do  do
  POST /admin/atletas/:id/midia/:mediaId    @staffMedia tirar id=@minorMedia team no  no
  GET  /admin/atletas/:id/estatisticas      @minorId               team ok  ok
  GET  /admin/atletas/:id/estatisticas/nova @minorId               team ok  ok
  POST /admin/atletas/:id/estatisticas/nova @minorId               team ask ask
  GET  /admin/atletas/:id/estatisticas/:seasonId @staffSeason      team ok  ok
  POST /admin/atletas/:id/estatisticas/:seasonId @staffSeason goals=7 team do  do
  POST /admin/atletas/:id/estatisticas/:seasonId @staffSeason excluir team do  do
  GET  /admin/atletas/:id/responsaveis      @minorId               team ok  ok
  POST /admin/atletas/:id/responsaveis      @minorId convidar guardianEmail=outra@demo.example team ask ask
  POST /admin/atletas/:id/responsaveis      @minorId reenviar      team no  no
  POST /admin/atletas/:id/responsaveis      @minorId remover-responsavel team ask ask
  GET  /admin/atletas/:id/situacao          @minorId               team ok  ok
  POST /admin/atletas/:id/situacao          @minorId destacar      team do  do
  POST /admin/atletas/:id/situacao          @minorId sem-destaque  team do  do
  POST /admin/atletas/:id/situacao          @minorId ocultar hideReason=Motivo+claro team do  do
  POST /admin/atletas/:id/situacao          @minorId mostrar showReason=Motivo+claro team no  no
  POST /admin/atletas/:id/situacao          @minorId excluir deleteReason=Motivo+claro team do  do
  POST /admin/atletas/:id/situacao          @minorId desfazer      team no  no
  # All staff see which profiles may be one person's; an admin merges them.
  GET  /admin/atletas/duplicados                                   team ok  ok
  POST /admin/atletas/duplicados            id=@duplicates         team do  do
  POST /admin/atletas/duplicados            descartar ids=@duplicates confirmado=sim team do  do
  GET  /admin/atletas/unir?a=@duplicateFirst&b=@duplicateSecond    team ok  ok
  POST /admin/atletas/unir?a=@duplicateFirst&b=@duplicateSecond conferi=sim team 404 do
`);

/** What their lists keep, and files that bring many rows. */
export const toolRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin/visoes                                               team ~   ~
  POST /admin/visoes                        list=/admin/atletas name=Minha query=busca team do  do
  POST /admin/visoes                        apagar list=/admin/atletas id=@minorId team no  no
  # Files of athletes and clubs. What one line refused holds names, which all staff read.
  GET  /admin/importar                                             team ok  ok
  GET  /admin/importar/:id                  @refusedImport         team ok  ok
  POST /admin/importar/:id                  @doneImport confirm    team no  no
  POST /admin/importar/:id                  @doneImport cancel     team no  no
  POST /admin/importar/:id                  @doneImport invite     team do  do
  GET  /admin/importar/:id/problemas.csv    @refusedImport         team ok  ok
  GET  /admin/importar/modelo/:file         @importTemplate        team ok  ok
`);

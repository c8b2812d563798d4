import { rowsOf } from "../table.ts";

/** Clubs, championships, events and sponsors. Only an admin deletes one of them that others rely on. */
export const recordRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin/clubes                                               team ok  ok
  POST /admin/clubes                        ocultar ids=@club confirmado=sim reason=Motivo+claro team do  do
  POST /admin/clubes                        excluir ids=@otherClub confirmado=sim team no  do
  GET  /admin/clubes.csv                                           team ok  ok
  GET  /admin/clubes/adicionar                                     team ok  ok
  POST /admin/clubes/adicionar                                     team ask ask
  GET  /admin/clubes/:id                    @club                  team ok  ok
  POST /admin/clubes/:id                    @club anotar note=Falei+com+o+clube team do  do
  POST /admin/clubes/:id                    @club apagar-nota noteId=@minorId team no  no
  POST /admin/clubes/:id                    @club verificar verification=Conferido+na+Receita team no  no
  POST /admin/clubes/:id                    @club retirar-verificacao withdrawal=Motivo+claro team do  do
  POST /admin/clubes/:id                    @club ocultar hideReason=Motivo+claro team do  do
  POST /admin/clubes/:id                    @club mostrar          team no  no
  POST /admin/clubes/:id                    @club ajustar points=5 reason=Motivo+claro team do  do
  POST /admin/clubes/:id                    @club desfazer-ajuste adjustment=@minorId confirmado=sim team no  no
  POST /admin/clubes/:id                    @removedClub desfazer-exclusao team no  do
  GET  /admin/clubes/:id/editar             @club                  team ok  ok
  POST /admin/clubes/:id/editar             @club                  team do  do
  GET  /admin/clubes/:id/excluir            @club                  team 403 ok
  POST /admin/clubes/:id/excluir            @club                  team 403 do
  # Championships.
  GET  /admin/campeonatos                                          team ok  ok
  GET  /admin/campeonatos.csv                                      team ok  ok
  GET  /admin/campeonatos/adicionar                                team ok  ok
  POST /admin/campeonatos/adicionar                                team ask ask
  GET  /admin/campeonatos/:id               @interior              team ok  ok
  POST /admin/campeonatos/:id               @interior anotar note=Falei+com+a+organização team do  do
  POST /admin/campeonatos/:id               @interior apagar-nota noteId=@minorId team no  no
  POST /admin/campeonatos/:id               @interior status status=finished reason=Acabou+antes team do  do
  POST /admin/campeonatos/:id               @removedCup desfazer-exclusao team no  do
  GET  /admin/campeonatos/:id/editar        @interior              team ok  ok
  POST /admin/campeonatos/:id/editar        @interior              team do  do
  GET  /admin/campeonatos/:id/excluir       @emptyCup              team 403 ok
  POST /admin/campeonatos/:id/excluir       @emptyCup              team 403 do
  # What was played stays.
  POST /admin/campeonatos/:id/excluir       @interior              team 403 no
  # Events: staff delete what nobody relies on.
  GET  /admin/eventos                                              team ok  ok
  POST /admin/eventos                       suspender ids=@openTrial confirmado=sim team do  do
  GET  /admin/eventos.csv                                          team ok  ok
  GET  /admin/eventos/adicionar                                    team ok  ok
  POST /admin/eventos/adicionar             title=Torneio+da+equipe type=campeonato location=Campo+municipal city=Salvador,+BA startDate=2090-05-10 startTime=09:00 team do do
  GET  /admin/eventos/:id                   @openTrial             team ok  ok
  POST /admin/eventos/:id                   @openTrial anotar note=Falei+com+o+clube team do  do
  POST /admin/eventos/:id                   @openTrial apagar-nota noteId=@minorId team no  no
  POST /admin/eventos/:id                   @openTrial suspender   team do  do
  POST /admin/eventos/:id                   @openTrial ocultar     team do  do
  POST /admin/eventos/:id                   @openTrial liberar     team no  no
  POST /admin/eventos/:id                   @openTrial cancelar reason=Motivo+claro team do  do
  POST /admin/eventos/:id                   @openTrial desfazer-exclusao team no  no
  GET  /admin/eventos/:id/editar            @openTrial             team ok  ok
  POST /admin/eventos/:id/editar            @openTrial             team do  do
  GET  /admin/eventos/:id/excluir           @openTrial             team ok  ok
  POST /admin/eventos/:id/excluir           @openTrial             team no  no
  POST /admin/eventos/:id/excluir           @ownerDraft            team do  do
  # Sponsors.
  GET  /admin/patrocinadores                                       team ok  ok
  POST /admin/patrocinadores                destacar ids=@plainSponsor team do  do
  POST /admin/patrocinadores                tirar-destaque ids=@sponsor team do  do
  POST /admin/patrocinadores                excluir ids=@sponsor confirmado=sim team no  do
  GET  /admin/patrocinadores.csv                                   team ok  ok
  GET  /admin/patrocinadores/adicionar                             team ok  ok
  POST /admin/patrocinadores/adicionar                             team ask ask
  GET  /admin/patrocinadores/:id            @sponsor               team ok  ok
  POST /admin/patrocinadores/:id            @sponsor anotar note=Falei+com+a+empresa team do  do
  POST /admin/patrocinadores/:id            @sponsor apagar-nota noteId=@minorId team no  no
  POST /admin/patrocinadores/:id            @removedSponsor desfazer-exclusao team no  do
  GET  /admin/patrocinadores/:id/editar     @sponsor               team ok  ok
  POST /admin/patrocinadores/:id/editar     @sponsor               team do  do
  GET  /admin/patrocinadores/:id/excluir    @sponsor               team 403 ok
  POST /admin/patrocinadores/:id/excluir    @sponsor               team 403 do
`);

/** Accounts, and the log of what was done. */
export const userRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin/usuarios                                             team ok  ok
  GET  /admin/usuarios/:id                  @athleteUser           team ok  ok
  POST /admin/usuarios/:id                  @athleteUser mostrar-contato team ok  ok
  POST /admin/usuarios/:id                  @athleteUser encerrar-sessoes team do  do
  POST /admin/usuarios/:id                  @athleteUser papel role=staff team no  do
  POST /admin/usuarios/:id                  @athleteUser desligar-fator team no  do
  POST /admin/usuarios/:id                  @athleteUser ver-como reason=Não+acha+o+botão team no  do
  POST /admin/usuarios/:id                  @athleteUser bloquear lockReason=Motivo+claro team do  do
  POST /admin/usuarios/:id                  @athleteUser desbloquear team no  no
  POST /admin/usuarios/:id                  @athleteUser trocar-email newEmail=outra@demo.example changeReason=Motivo+claro team do  do
  POST /admin/usuarios/:id                  @athleteUser desistir-do-email team no  no
  POST /admin/usuarios/:id                  @athleteUser reenviar-confirmacao team no  no
  # Nobody looks in the place of the team. Its accounts are another admin's matter, and nobody's their own.
  GET  /admin/usuarios/:id                  @staffUser             team ok  ok
  POST /admin/usuarios/:id                  @staffUser ver-como reason=Não+acha+o+botão team no  no
  POST /admin/usuarios/:id                  @staffUser encerrar-sessoes team no  do
  POST /admin/usuarios/:id                  @staffUser papel role=admin team no  do
  POST /admin/usuarios/:id                  @staffUser bloquear lockReason=Motivo+claro team no  do
  POST /admin/usuarios/:id                  @staffUser trocar-email newEmail=outra@demo.example changeReason=Motivo+claro team no  do
  GET  /admin/usuarios/:id                  @adminUser             team ok  ok
  POST /admin/usuarios/:id                  @adminUser ver-como reason=Não+acha+o+botão team no  no
  POST /admin/usuarios/:id                  @adminUser encerrar-sessoes team no  no
  POST /admin/usuarios/:id                  @adminUser papel role=user team no  no
  POST /admin/usuarios/:id                  @adminUser desligar-fator team no  no
  POST /admin/usuarios/:id                  @adminUser bloquear lockReason=Motivo+claro team no  no
  POST /admin/usuarios/:id                  @adminUser trocar-email newEmail=outra@demo.example changeReason=Motivo+claro team no  no
  # All staff read what was done; the file of it is an admin's.
  GET  /admin/registro                                             team ok  ok
  GET  /admin/registro/:id                  @auditEntry            team ok  ok
  GET  /admin/registro/:type/:id            @auditSubject          team ok  ok
  GET  /admin/registro.csv                                         team 403 ok
`);

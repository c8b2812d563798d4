import { rowsOf } from "../table.ts";

/** The organiser's desk. The organiser has the Copa do Interior, the owner's club the Copa do Litoral. */
export const championshipRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /championship/dashboard                               L   S   S   S   ok  ok  ok  S   S   S   S
  POST /championship/dashboard                               L   S   S   S   ask ask ask S   S   S   403
  GET  /championship/:id                @interior            L   S   S   S   404 404 ok  S   S   S   S
  GET  /championship/:id                @litoral             L   S   S   S   ok  ok  404 S   S   S   S
  POST /championship/:id                @interior status     L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id                @interior salvar city=Blumenau,+SC L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id                @litoral salvar city=Salvador,+BA L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id                @litoral status      L   S   S   S   do  404 404 S   S   S   403
  GET  /championship/:id/equipes        @interior            L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/equipes        @litoral adicionar list=Time+Novo L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes        @litoral convidar name=Time+Novo managerName=Rui+Prado managerEmail=rui@example.com L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes        @litoral aceitar     L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes        @litoral recusar reason=Falta L   S   S   S   do  404 404 S   S   S   403
  GET  /championship/:id/equipes/:teamId @interiorTeam       L   S   S   S   404 404 ok  S   S   S   S
  GET  /championship/:id/equipes/:teamId @litoralTeam        L   S   S   S   ok  ok  404 S   S   S   S
  POST /championship/:id/equipes/:teamId @litoralTeam equipe L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @linkedTeam desligar-clube L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam atleta name=Rui+Prado birthdate=2010-03-04 number=77 L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam comissao name=Rui+Prado staffRole=coach L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam colar listWithCpf=77;Rui+Prado;04/03/2010 L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam mudar-atleta name=Rui+Prado birthdate=2010-03-04 number=77 L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralStaff @litoralTeam mudar-comissao name=Rui+Prado staffRole=coach L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam retirar L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam apagar L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam apagar-quem-saiu squadId=@litoralSquad L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam vinculo profile=natalia-braganca L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam documento kind=rg checkedBy=Rui+Prado faceAgrees=sim L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId?pessoa=@litoralSquad @litoralTeam desfazer-documento L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam renovar L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam cancelar-link L   S   S   S   do  404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam aceitar L   S   S   S   ask 404 404 S   S   S   403
  POST /championship/:id/equipes/:teamId @litoralTeam retirar-equipe L   S   S   S   do  404 404 S   S   S   403
  GET  /championship/:id/equipes/:teamId/desistencia @interiorTeam L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/equipes/:teamId/desistencia @interiorTeam desfazer L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id/equipes/:teamId/desistencia @interiorTeam desistir reason=Falta+de+atletas L   S   S   S   404 404 do  S   S   S   403
  GET  /championship/:id/resultados     @interior            L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/resultados     @interior manter     L   S   S   S   404 404 ask S   S   S   403
  POST /championship/:id/resultados     @interior revogar    L   S   S   S   404 404 ask S   S   S   403
  POST /championship/:id/resultados     @interior sortear    L   S   S   S   404 404 no  S   S   S   403
  GET  /championship/:id/resultados/decisao @interior        L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/resultados/decisao?tipo=pontos @interior reason=Uma+regra L   S   S   S   404 404 ask S   S   S   403
  GET  /championship/:id/categorias/nova @interior           L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/categorias/nova @interior salvar    L   S   S   S   404 404 ask S   S   S   403
  GET  /championship/:id/categorias/:categoryId @interiorCategory L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/categorias/:categoryId @interiorCategory apagar L   S   S   S   404 404 ask S   S   S   403
  POST /championship/:id/categorias/:categoryId @interiorCategory salvar L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id/categorias/:categoryId @litoralCategory apagar L   S   S   S   ask 404 404 S   S   S   403
  GET  /championship/:id/categorias/:categoryId/partidas.csv @interiorCategory L   S   S   S   404 404 ok  S   S   S   403
  GET  /championship/:id/categorias/:categoryId/tabela.csv @interiorCategory L   S   S   S   404 404 ok  S   S   S   403
  GET  /championship/:id/partidas       @interior            L   S   S   S   404 404 ok  S   S   S   S
  GET  /championship/:id/partidas/sorteio @litoral           L   S   S   S   ok  ok  404 S   S   S   S
  POST /championship/:id/partidas/sorteio @litoral sortear   L   S   S   S   no  404 404 S   S   S   403
  POST /championship/:id/partidas/sorteio @litoral desfazer reason=Engano L   S   S   S   no  404 404 S   S   S   403
  POST /championship/:id/partidas/sorteio @litoral potes     L   S   S   S   ~   404 404 S   S   S   403
  GET  /championship/:id/partidas/horarios @interior         L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/partidas/horarios @interior         L   S   S   S   404 404 ~   S   S   S   403
  GET  /championship/:id/partidas/:matchId @interiorMatch    L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/partidas/:matchId @interiorMatch criar-link role=referee L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id/partidas/:matchId @interiorMatch revogar-link role=referee L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id/partidas/:matchId @interiorClosed corrigir L   S   S   S   404 404 ask S   S   S   403
  GET  /championship/:id/partidas/:matchId/mover @interiorMatch L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/partidas/:matchId/mover @interiorMatch L   S   S   S   404 404 do  S   S   S   403
  GET  /championship/:id/campos         @interior            L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/campos         @interior retirar fieldId=@field L   S   S   S   404 404 no  S   S   S   403
  POST /championship/:id/campos         @interior salvar     L   S   S   S   404 404 do  S   S   S   403
  GET  /championship/:id/partidas/:matchId/sumula @interiorMatch L   S   S   S   404 404 ok  S   S   S   S
  POST /championship/:id/partidas/:matchId/sumula @interiorMatch lance L   S   S   S   404 404 do  S   S   S   403
  POST /championship/:id/partidas/:matchId/sumula @interiorMatch fechar L   S   S   S   404 404 ask S   S   S   403
  POST /championship/:id/partidas/:matchId/sumula @interiorMatch wo L   S   S   S   404 404 ask S   S   S   403
  POST /championship/:id/partidas/:matchId/sumula @interiorMatch assinar L   S   S   S   404 404 ask S   S   S   403
  GET  /championship/:id/partidas/:matchId/sumula.pdf @interiorClosed L   S   S   S   404 404 ok  S   S   S   403
  GET  /championship/:id/partidas/:matchId/sumula/lances @interiorMatch 401 S   S   S   400 400 400 S   S   S   S
  POST /championship/:id/partidas/:matchId/sumula/lances @interiorMatch 401 S   S   S   ask ask ask S   S   S   403
`);

/** Teams, and sheets by their link: whoever has the address. */
export const teamRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /campeonatos/:id/equipe          @litoralEvent        L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /campeonatos/:id/equipe          @litoralEvent        L   ask ask ask ask ask ask ask ask ask 403
  GET  /equipes                                              L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  GET  /equipes/convite                                      every ok
  GET  /equipes/vinculo/:squadId        @squadRow            L   404 404 404 404 404 404 404 404 404 404
  POST /equipes/vinculo/:squadId        @squadRow sim        L   404 404 404 404 404 404 404 404 404 403
  POST /equipes/vinculo/:squadId        @squadRow nao        L   404 404 404 404 404 404 404 404 404 403
  GET  /equipe/:token                                        every 404
  POST /equipe/:token                   confirmar            404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   clube                404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   atleta               404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   comissao             404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   colar                404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   mudar-atleta         404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   mudar-comissao       404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   retirar              404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   apagar               404 404 404 404 404 404 404 404 404 404 403
  POST /equipe/:token                   vinculo              404 404 404 404 404 404 404 404 404 404 403
  GET  /sumula/:token                                        every 404
  POST /sumula/:token                   lance                404 404 404 404 404 404 404 404 404 404 403
  POST /sumula/:token                   fechar               404 404 404 404 404 404 404 404 404 404 403
  POST /sumula/:token                   wo                   404 404 404 404 404 404 404 404 404 404 403
  POST /sumula/:token                   assinar              404 404 404 404 404 404 404 404 404 404 403
  GET  /sumula/:token/lances                                 every 400
  POST /sumula/:token/lances                                 ask ask ask ask ask ask ask ask ask ask 403
  GET  /sumula/:token/app.webmanifest                        every 404
`);

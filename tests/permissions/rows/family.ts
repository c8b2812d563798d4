import { rowsOf } from "../table.ts";

/** An athlete's own pages. Others who have an athlete profile meet their own, never this one's rows. */
export const athleteRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /athlete/dashboard                                    L   ok  ok  S   S   S   S   S   S   S   ok
  GET  /athlete/dashboard?editar=tudo                        L   ok  ok  S   S   S   S   S   S   S   ok
  POST /athlete/dashboard               endereco subdomain=outro-endereco L   do  do  S   S   S   S   S   S   S   403
  POST /athlete/dashboard               publicar             L   do  no  S   S   S   S   S   S   S   403
  POST /athlete/dashboard               despublicar          L   do  404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               contato-ligar        L   do  404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               contato-desligar     L   do  404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               nome-ligar           L   ~   ~   S   S   S   S   S   S   S   403
  POST /athlete/dashboard               nome-desligar        L   do  404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               pedir campo=visibility valor=off L   404 do  S   S   S   S   S   S   S   403
  POST /athlete/dashboard               desistir mudanca=@minorChange L   404 do  S   S   S   S   S   S   S   403
  POST /athlete/dashboard               lembrar              L   404 do  S   S   S   S   S   S   S   403
  POST /athlete/dashboard               reenviar             L   404 404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               corrigir             L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/dashboard               vinculo              L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/dashboard               aceitar-vinculo clube=@otherClub L   404 404 S   S   S   S   S   S   S   403
  POST /athlete/dashboard               sem-vinculo clube=@club L   do  do  S   S   S   S   S   S   S   403
  POST /athlete/dashboard?editar=tudo   salvar               L   do  ask S   S   S   S   S   S   S   403
  GET  /athlete/midia                                        L   ok  ok  S   S   S   S   S   S   S   ok
  GET  /athlete/midia/:id               @athleteMedia        L   ok  404 S   S   S   S   S   S   S   ok
  GET  /athlete/midia/:id               @minorMedia          L   404 ok  S   S   S   S   S   S   S   404
  POST /athlete/midia                   titulo id=@minorMedia title=x L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   mover id=@minorMedia lugar=0 L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   apagar id=@minorMedia L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   capa id=@minorPhoto  L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   figurinha id=@minorPhoto L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   recortar id=@minorPhoto L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/midia                   quadro id=@minorVideo L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/midia                   desfazer id=@minorDeleted L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia                   tirar id=@minorMedia L   no  no  S   S   S   S   S   S   S   403
  POST /athlete/midia                   clube-sim media=@minorInClub L   no  no  S   S   S   S   S   S   S   403
  POST /athlete/midia                   clube-nao id=@ownerMedia L   no  no  S   S   S   S   S   S   S   403
  POST /athlete/midia                   clube-retirar id=@ownerMedia L   no  no  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorMedia titulo id=@minorMedia title=x L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorMedia mover id=@minorMedia lugar=0 L   404 404 S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorMedia apagar id=@minorMedia L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorPhoto capa id=@minorPhoto L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorPhoto figurinha id=@minorPhoto L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorPhoto recortar id=@minorPhoto L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorVideo quadro id=@minorVideo L   ask ask S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorMedia desfazer id=@minorDeleted L   no  do  S   S   S   S   S   S   S   403
  POST /athlete/midia/:id               @minorMedia tirar id=@minorMedia L   no  no  S   S   S   S   S   S   S   403
  GET  /athlete/numeros                                      L   ok  ok  S   S   S   S   S   S   S   ok
  GET  /athlete/numeros/nova                                 L   ok  ok  S   S   S   S   S   S   S   ok
  POST /athlete/numeros/nova                                 L   ask ask S   S   S   S   S   S   S   403
  GET  /athlete/numeros/:id             @athleteSeason       L   ok  404 S   S   S   S   S   S   S   ok
  GET  /athlete/numeros/:id             @minorSeason         L   404 ok  S   S   S   S   S   S   S   404
  POST /athlete/numeros/:id             @minorSeason goals=7 L   404 do  S   S   S   S   S   S   S   403
  POST /athlete/numeros/:id             @minorSeason excluir from:/athlete/numeros/:id?excluir L   404 do  S   S   S   S   S   S   S   403
  GET  /athlete/compartilhar                                 L   ok  ok  S   S   S   S   S   S   S   ok
  GET  /athlete/nome-em-campeonatos                          L   ~   ~   S   S   S   S   S   S   S   ~
  POST /athlete/nome-em-campeonatos     autorizar-nome agreed=on L   do  404 S   S   S   S   S   S   S   403
  GET  /athlete/comparar                                     L   ok  ok  S   S   S   S   S   S   S   ok
`);

/** A guardian's pages. The guardian here answers for the minor, and for nobody else of these. */
export const guardianRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /responsavel                                          L   S   S   ok  S   S   S   S   S   S   S
  POST /responsavel                     contato decision=declined id=@minorAsked L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel                     mudanca decision=approve id=@strangeChange L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel                     vinculo decision=approve athlete=@athleteId club=@club L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel                     depoimento decision=refuse id=@strangeQuote L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel                     contato decision=declined id=@otherContact L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel                     mudanca decision=approve id=@minorChange L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel                     vinculo decision=approve athlete=@minorId club=@otherClub L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel                     depoimento decision=refuse id=@minorQuote L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel                     inscricao decision=refuse id=@minorRegistration L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel                     inscricao decision=refuse id=@athleteRegistration L   S   S   no  S   S   S   S   S   S   403
  GET  /responsavel/atletas                                  L   S   S   ok  S   S   S   S   S   S   S
  POST /responsavel/atletas             ligar-resumo         L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atletas             desligar-resumo      L   S   S   do  S   S   S   S   S   S   403
  GET  /responsavel/adultos                                  L   S   S   ok  S   S   S   S   S   S   S
  POST /responsavel/adultos             bloquear athlete=@minorId club=@minorTalkClub L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/adultos             bloquear athlete=@athleteId club=@club L   S   S   404 S   S   S   S   S   S   403
  POST /responsavel/adultos             desbloquear athlete=@athleteId club=@club L   S   S   404 S   S   S   S   S   S   403
  GET  /responsavel/confirmar                                every 404
  POST /responsavel/confirmar           entrar               L   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /responsavel/confirmar           recusar              ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /responsavel/confirmar           sair                 ~   do  do  do  do  do  do  do  do  do  403
  GET  /responsavel/midia/:athleteId    @minorId             L   S   S   ok  S   S   S   S   S   S   S
  GET  /responsavel/midia/:athleteId    @athleteId           L   S   S   404 S   S   S   S   S   S   S
  POST /responsavel/midia/:athleteId    @minorId aprovar ids=@minorWaiting L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @athleteId aprovar ids=@athleteMedia L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @athleteId clube-sim media=@minorInClub L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @minorId recusar id=@minorWaiting reason=other L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @minorId clube-sim media=@minorInClub L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @minorId clube-nao media=@minorInClub L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/midia/:athleteId    @minorId clube-retirar media=@minorInClub L   S   S   do  S   S   S   S   S   S   403
  GET  /responsavel/atleta/:id          @minorId             L   S   S   ok  S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id          @athleteId           L   S   S   404 S   S   S   S   S   S   S
  POST /responsavel/atleta/:id          @minorId autorizar   L   S   S   ask S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @athleteId nao-autorizar L   S   S   404 S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @athleteId publicar  L   S   S   404 S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @athleteId baixar    L   S   S   404 S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId nao-autorizar L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId decidir     L   S   S   ~   S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId publicar    L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId tirar-do-ar L   S   S   ~   S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId pedir-equipe L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId ligar-buscas L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId desligar-buscas L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId ligar-nascimento L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId desligar-nascimento L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId ligar-redes L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId desligar-redes L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId ligar-contato L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId desligar-contato L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId ligar-nome  L   S   S   ~   S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId desligar-nome L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId encerrar-vinculo L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId retirar-depoimento L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId convidar    L   S   S   ask S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId reenviar-convite L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId cancelar-convite L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId baixar      L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @minorId cancelar-exclusao L   S   S   no  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @athleteId tirar-do-ar L   S   S   ~   S   S   S   S   S   S   403
  POST /responsavel/atleta/:id          @athleteId ligar-buscas L   S   S   404 S   S   S   S   S   S   403
  GET  /responsavel/atleta/:id/revogar  @minorId             L   S   S   ok  S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id/revogar  @athleteId           L   S   S   404 S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id/nome-em-campeonatos @minorId  L   S   S   ~   S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id/nome-em-campeonatos @athleteId L   S   S   404 S   S   S   S   S   S   S
  POST /responsavel/atleta/:id/nome-em-campeonatos @minorId autorizar-nome agreed=on L   S   S   do  S   S   S   S   S   S   403
  POST /responsavel/atleta/:id/nome-em-campeonatos @athleteId autorizar-nome agreed=on L   S   S   404 S   S   S   S   S   S   403
  GET  /responsavel/atleta/:id/apagar   @minorId             L   S   S   ok  S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id/apagar   @athleteId           L   S   S   404 S   S   S   S   S   S   S
  POST /responsavel/atleta/:id/apagar   @minorId             L   S   S   ask S   S   S   S   S   S   403
  POST /responsavel/atleta/:id/apagar   @athleteId confirmed=on L   S   S   ask S   S   S   S   S   S   403
  GET  /responsavel/texto/:version      @consentText         L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  GET  /responsavel/atleta/:id/compartilhar @minorId         L   S   S   ok  S   S   S   S   S   S   S
  GET  /responsavel/atleta/:id/compartilhar @athleteId       L   S   S   404 S   S   S   S   S   S   S
`);

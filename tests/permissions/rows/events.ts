import { rowsOf } from "../table.ts";

/** Registering for events, and the ticket. The athlete, the minor and the minor's guardian have one each. */
export const registrationRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /campeonatos/:id/inscricao       @openTrial           L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  GET  /campeonatos/:id/inscricao       @ownerDraft          L   404 404 404 404 404 404 404 404 404 404
  POST /campeonatos/:id/inscricao       @openTrial athlete=@minorId L   ask ask ask ask ask ask ask ask ask 403
  POST /campeonatos/:id/inscricao       @openTrial athlete=@athleteId L   ask ask ask ask ask ask ask ask ask 403
  GET  /inscricoes                                           L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  GET  /inscricoes/:id                  @athleteRegistration L   ok  404 404 404 404 404 404 404 404 ok
  GET  /inscricoes/:id                  @minorRegistration   L   404 ok  ok  404 404 404 404 404 404 404
  POST /inscricoes/:id                  @minorRegistration autorizar L   404 404 do  404 404 404 404 404 404 403
  POST /inscricoes/:id                  @minorRegistration nao-autorizar L   404 404 do  404 404 404 404 404 404 403
  POST /inscricoes/:id                  @minorRegistration lembrar L   404 do  no  404 404 404 404 404 404 403
  POST /inscricoes/:id                  @minorRegistration sair L   404 do  do  404 404 404 404 404 404 403
  POST /inscricoes/:id                  @athleteRegistration sair L   do  404 404 404 404 404 404 404 404 403
  POST /inscricoes/:id                  @athleteRegistration continuar L   no  404 404 404 404 404 404 404 404 403
  POST /inscricoes/:id                  @athleteRegistration aceitar L   no  404 404 404 404 404 404 404 404 403
  POST /inscricoes/:id                  @athleteRegistration recusar L   no  404 404 404 404 404 404 404 404 403
  GET  /inscricoes/:id/ingresso.pdf     @athleteRegistration L   ok  404 404 404 404 404 404 404 404 403
  GET  /inscricoes/:id/avaliacao        @evaluated           L   404 404 404 404 404 404 404 404 404 404
  GET  /ingresso/:token                                      every 404
  GET  /entrada-no-dia/:code                                 L   404 404 404 404 404 404 404 404 404 404
  POST /entrada-no-dia/:code                                 L   404 404 404 404 404 404 404 404 404 403
`);

/** Organising. A club's events are its owner's to change; a scout of the club reads, evaluates and stands at the gate. */
export const organiserRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /organizar                                            L   S   S   S   ok  ok  ok  S   S   S   S
  GET  /organizar/eventos/novo                               L   S   S   S   ok  ~   ok  S   S   S   S
  POST /organizar/eventos/novo          enviar               L   S   S   S   ask ~   ask S   S   S   403
  POST /organizar/eventos/novo          rascunho             L   S   S   S   ask ~   ask S   S   S   403
  GET  /organizar/eventos/:id           @openTrial           L   S   S   S   ok  ok  404 S   S   S   S
  GET  /organizar/eventos/:id           @pendingEvent        L   S   S   S   404 404 ok  S   S   S   S
  POST /organizar/eventos/:id           @openTrial remover-foto L   S   S   S   do  404 404 S   S   S   403
  GET  /organizar/eventos/:id/editar    @openTrial           L   S   S   S   ok  ~   404 S   S   S   S
  POST /organizar/eventos/:id/editar    @openTrial enviar    L   S   S   S   do  404 404 S   S   S   403
  POST /organizar/eventos/:id/editar    @pendingEvent enviar L   S   S   S   404 404 do  S   S   S   403
  GET  /organizar/eventos/:id/cancelar  @openTrial           L   S   S   S   ok  ~   404 S   S   S   S
  POST /organizar/eventos/:id/cancelar  @ownerDraft apagar   L   S   S   S   do  404 404 S   S   S   403
  POST /organizar/eventos/:id/cancelar  @openTrial cancelar reason=Chuva+forte L   S   S   S   do  404 404 S   S   S   403
  GET  /organizar/eventos/:id/inscricoes @openTrial          L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/inscricoes @openTrial telefones L   S   S   S   no  no  404 S   S   S   403
  GET  /organizar/eventos/:id/inscricoes/:registrationId/retirar @openRegistration L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/inscricoes/:registrationId/retirar @openRegistration reason=Outro L   S   S   S   do  do  404 S   S   S   403
  GET  /organizar/eventos/:id/presenca  @pastTrial           L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/presenca  @openTrial registration=@openRegistration L   S   S   S   no  no  404 S   S   S   403
  GET  /organizar/eventos/:id/presenca.csv @pastTrial        L   S   S   S   ok  ok  404 S   S   S   403
  GET  /organizar/eventos/:id/presenca.pdf @pastTrial        L   S   S   S   ok  ok  404 S   S   S   403
  GET  /organizar/eventos/:id/criterios @openTrial           L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/criterios @openTrial           L   S   S   S   do  do  404 S   S   S   403
  GET  /organizar/eventos/:id/avaliar   @pastTrial           L   S   S   S   ~   ~   404 S   S   S   S
  GET  /organizar/eventos/:id/avaliar/:registrationId @pastRegistration L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/avaliar/:registrationId @pastRegistration L   S   S   S   do  do  404 S   S   S   403
  POST /organizar/eventos/:id/avaliar/:registrationId @pastRegistration anterior L   S   S   S   do  do  404 S   S   S   403
  GET  /organizar/eventos/:id/respostas @pastTrial           L   S   S   S   ok  ok  404 S   S   S   S
  POST /organizar/eventos/:id/respostas @pastTrial todas     L   S   S   S   no  no  404 S   S   S   403
  POST /organizar/eventos/:id/respostas @pastTrial enviar registration=@pastRegistration L   S   S   S   no  no  404 S   S   S   403
  POST /organizar/eventos/:id/respostas @pastTrial contato registration=@pastRegistration L   S   S   S   404 404 404 S   S   S   403
  GET  /organizar/eventos/:id/sem-inscricao @openTrial       L   S   S   S   ok  ok  404 S   S   S   S
  # Signed in, since whoever stands at the gate may be named for the day without any profile.
  GET  /organizar/entrada/:id           @openTrial           L   404 404 404 ok  ok  404 404 404 404 404
  POST /organizar/entrada/:id           @openTrial entrada gate=1 person=@openRegistration L   404 404 404 do  do  404 404 404 404 403
  GET  /organizar/entrada/:id/leituras  @openTrial           every 400
  POST /organizar/entrada/:id/leituras  @openTrial           401 ask ask ask ask ask ask ask ask ask 403
  GET  /patrocinador                                         L   S   S   S   S   S   S   ok  S   S   S
  POST /patrocinador                                         L   S   S   S   S   S   S   do  S   S   403
`);

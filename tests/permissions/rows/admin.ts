import { rowsOf } from "../table.ts";

/** Staff and admins. Nobody else learns more than that the area is not theirs. */
export const adminRows = rowsOf(`
  #                                                                     st  ad
  GET  /admin                                                      team ok  ok
  GET  /admin/dashboard                                            team ok  ok
  GET  /admin/revisoes                                             team ok  ok
  POST /admin/revisoes                      assumir id=@review     team do  do
  POST /admin/revisoes                      liberar id=@review     team do  do
  GET  /admin/revisoes/:id                  @review                team ok  ok
  POST /admin/revisoes/:id                  @review decision=rejected reason=Falta team do  do
  POST /admin/revisoes/:id                  @review decision=approved reason=Certo team do do
  POST /admin/revisoes/:id                  @review decision=adjust reason=Falta team do do
  POST /admin/revisoes/:id                  @review assumir        team do  do
  POST /admin/revisoes/:id                  @review liberar        team do  do
  POST /admin/revisoes/:id                  @report ocultar        team do  do
  POST /admin/revisoes/:id                  @report mostrar        team no  no
  POST /admin/revisoes/:id                  @review retirar-verificacao team ask ask
  POST /admin/revisoes/:id                  @review impedir        team ask ask
  POST /admin/revisoes/:id                  @review desimpedir     team no  no
  POST /admin/revisoes/:id                  @review remover-responsavel team ask ask
  GET  /admin/mensagens                                            team ok  ok
  POST /admin/mensagens                     reabrir ids=@handledInquiry team do do
  POST /admin/mensagens                     tratar ids=@inquiry    team do  do
  GET  /admin/mensagens/:id                 @inquiry               team ok  ok
  POST /admin/mensagens/:id                 @inquiry state=handled team do  do
  POST /admin/mensagens/:id                 @handledInquiry state=new team do do
  POST /admin/mensagens/:id                 @eventRequest aprovar  team do  do
  POST /admin/mensagens/:id                 @eventRequest ajustar  team ask ask
  POST /admin/mensagens/:id                 @eventRequest recusar  team ask ask
  POST /admin/mensagens/:id                 @inquiry responder answer=Respondemos+agora. team do  do
  POST /admin/mensagens/:id                 @inquiry assumir       team do  do
  POST /admin/mensagens/:id                 @inquiry liberar       team ~   ~
  GET  /admin/mensagens/registrar                                  team ok  ok
  POST /admin/mensagens/registrar                                  team ask ask
  # What a page asks by itself while it is open.
  GET  /admin/revisoes/:id/vez              @review                team 400 400
  POST /admin/revisoes/:id/vez              @review                team do  do
  POST /admin/revisoes/:id/vez              @review liberar        team 204 204
  GET  /admin/mensagens/:id/vez             @inquiry               team 400 400
  POST /admin/mensagens/:id/vez             @inquiry               team do  do
  POST /admin/mensagens/:id/vez             @inquiry liberar       team 204 204
  GET  /admin/modelos                                              team ok  ok
  GET  /admin/modelos/novo                                         team ok  ok
  POST /admin/modelos/novo                                  salvar team ask ask
  GET  /admin/modelos/:id                   @canned                team ok  ok
  POST /admin/modelos/:id                   @canned salvar title=Outro+modelo team do  do
  POST /admin/modelos/:id                   @canned apagar         team do  do
  GET  /admin/mensagens.csv                                        team ok  ok
  GET  /admin/ranking                                              team ok  ok
  POST /admin/ranking                                              team ask ask
  POST /admin/ranking                       desfazer               team ok  ok
  POST /admin/ranking                       desfazer confirmado=sim team no  no
  GET  /admin/respostas                                            team ok  ok
  # Prices are an admin's.
  GET  /admin/planos                                               team ok  ok
  POST /admin/planos                                               team no  no
  GET  /admin/planos/novo                                          team 403 ok
  POST /admin/planos/novo                   name=Plano+Novo price=99,00 audience=club team 403 do
  GET  /admin/planos/:id                    @plan                  team ok  ok
  POST /admin/planos/:id                    @plan                  team 403 do
  GET  /admin/planos/:id/situacao           @plan                  team 403 ok
  POST /admin/planos/:id/situacao           @plan                  team 403 do
  GET  /admin/planos/:id/excluir            @plan                  team 403 ok
  POST /admin/planos/:id/excluir            @plan                  team 403 do
  GET  /admin/*                                                    team 404 404
  POST /admin/*                                                    team 404 404
`);

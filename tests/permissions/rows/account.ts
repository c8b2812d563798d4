import { rowsOf } from "../table.ts";

/** The doors, and what every member has. */
export const accountRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /cadastro                                             every ok
  POST /cadastro                                             ask ask ask ask ask ask ask ask ask ask 403
  GET  /cadastro/atleta                                      L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /cadastro/atleta                                      L   ask ask ask ask ask ask ask ask ask 403
  GET  /login                                                ok  S   S   S   S   S   S   S   S   S   S
  POST /login                                                ask S   S   S   S   S   S   S   S   S   403
  POST /login                           reenviar             ask S   S   S   S   S   S   S   S   S   403
  GET  /login/verificacao                                    L   S   S   S   S   S   S   S   S   S   S
  POST /login/verificacao                                    no  S   S   S   S   S   S   S   S   S   403
  GET  /sair                                                 every ok
  POST /sair                                                 do  do  do  do  do  do  do  do  do  do  do
  GET  /recuperar-senha                                      every ok
  POST /recuperar-senha                                      ask ask ask ask ask ask ask ask ask ask 403
  GET  /redefinir-senha                                      every ok
  POST /redefinir-senha                                      ask ask ask ask ask ask ask ask ask ask 403
  GET  /confirmar-email                                      every ok
  POST /confirmar-email                                      ask ask ask ask ask ask ask ask ask ask 403
  GET  /confirmar-novo-email                                 every ok
  POST /confirmar-novo-email                                 ask ask ask ask ask ask ask ask ask ask 403
  # All that somebody who looks in another's place may send, besides signing out.
  GET  /ver-como/encerrar                                    every ~
  POST /ver-como/encerrar                                    no  no  no  no  no  no  no  no  no  no  do
  GET  /profile-selection                                    L   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~
  POST /profile-selection                                    L   no  no  no  no  no  no  no  no  no  403
  GET  /admin/login                                          ok  S   S   S   S   S   S   S   ~   ~   S
  POST /admin/login                                          ask S   S   S   S   S   S   S   ~   ~   403
  POST /admin/login                     reenviar             ask S   S   S   S   S   S   S   ~   ~   403
  GET  /admin/unauthorized                                   every 403
  GET  /conta                                                L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta                           nome                 L   do  do  do  do  do  do  do  do  do  403
  POST /conta                           email                L   ask ask ask ask ask ask ask ask ask 403
  POST /conta                           senha                L   ask ask ask ask ask ask ask ask ask 403
  GET  /conta/seguranca                                      L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta/seguranca                 iniciar              L   ask ask ask ask ask ask ask ask ask 403
  POST /conta/seguranca                 confirmar            L   no  no  no  no  no  no  no  no  no  403
  POST /conta/seguranca                 desativar            L   ask ask ask ask ask ask ask ask ask 403
  POST /conta/seguranca                 encerrar             L   no  no  no  no  no  no  no  no  no  403
  POST /conta/seguranca                 encerrar-outras      L   do  do  do  do  do  do  do  do  do  403
  GET  /conta/seguranca/codigos.txt                          L   404 404 404 404 404 404 404 404 404 403
  GET  /conta/privacidade                                    L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta/privacidade               cancelar-exclusao    L   no  no  no  no  no  no  no  no  no  403
  POST /conta/privacidade               copia                L   do  do  do  do  do  do  do  do  do  403
  GET  /conta/privacidade/excluir                            L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta/privacidade/excluir                            L   ask ask ask ask ask ask ask ask ask 403
  GET  /conta/privacidade/copias/:id    @copy                L   404 404 404 404 404 404 404 404 404 403
  GET  /conta/termos                                         L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta/termos                                         L   ask ask ask ask ask ask ask ask ask 403
  # Programs of our own pages.
  GET  /sessao                                               every ok
  POST /sessao                                               ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  GET  /api/auth/*                      @authKeys            ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /api/auth/*                      @authToken           401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /api/auth/*                      @authUsers           404 404 404 404 404 404 404 404 404 404 403
  POST /api/auth/*                      @authToken           404 404 404 404 404 404 404 404 404 404 403
`);

/** Plans and paying. Whoever acts as a profile buys for it. */
export const billingRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /planos                                               every ok
  POST /planos                          plano=@athletePlanOnSale do  ask 403 ask 403 403 403 403 403 403 403
  GET  /signup-after-payment                                 every ok
  POST /signup-after-payment                                 ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  GET  /conta/assinatura                                     L   ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
  POST /conta/assinatura                portal               L   do  no  no  no  no  no  no  no  no  403
  POST /conta/assinatura                reativar id=@subscriptionOfAthlete L   no  no  no  no  no  no  no  no  no  403
  POST /conta/assinatura                trocar               L   do  no  no  no  no  no  no  no  no  403
  POST /conta/assinatura                ligar id=@subscriptionOfAthlete athlete= L   no  no  no  no  no  no  no  no  no  403
  GET  /conta/assinatura/:id/:act       @athletePlan         L   ok  404 404 404 404 404 404 404 404 ok
  POST /conta/assinatura/:id/:act       @athletePlan         L   do  no  no  no  no  no  no  no  no  403
  GET  /conta/assinatura/:id/:act       @ownerPlan           L   404 404 404 ok  404 404 404 404 404 404
  POST /conta/assinatura/:id/:act       @ownerPlan           L   no  no  no  do  no  no  no  no  no  403
  # The provider of demo mode: whoever has the address pays, as with a real one. Outside demo mode these do not exist.
  GET  /pagamento-de-teste/:sessionId   @checkout            every ok
  POST /pagamento-de-teste/:sessionId   @checkout            ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  GET  /pagamento-de-teste/portal/:id   @customer            every 404
  POST /pagamento-de-teste/portal/:id   @customer cartao     ask ask ask ask ask ask ask ask ask ask 403
  POST /pagamento-de-teste/portal/:id   @customer cancelar   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /pagamento-de-teste/portal/:id   @customer reativar   ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /pagamento-de-teste/portal/:id   @customer avancar    ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  # Our own pages and programs.
  GET  /api/check-subscription                               every 405
  POST /api/check-subscription                               401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /api/create-checkout                                  every 405
  POST /api/create-checkout                                  401 ask ask ask ask ask ask ask ask ask 403
  GET  /api/customer-portal                                  every 405
  POST /api/customer-portal                                  401 do  404 404 do  404 do  404 404 404 403
  GET  /api/webhooks/stripe                                  405 405 405 405 405 405 405 405 405 405 403
  POST /api/webhooks/stripe                                  ask ask ask ask ask ask ask ask ask ask 403
`);

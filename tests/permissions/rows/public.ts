import { rowsOf } from "../table.ts";

/** What everybody reads. A minor's consent has been given where a profile here is open. */
export const publicRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /                                                     every ok
  POST /?index                                               ask ask ask ask ask ask ask ask ask ask 403
  GET  /atletas                                              every ok
  GET  /a/:subdomain/:tab?              @athlete             every ok
  GET  /a/:subdomain/:tab?              @minor               every ok
  GET  /a/:subdomain/:tab?              @private             404 404 404 404 404 404 404 404 ok  ok  404
  POST /a/:subdomain/:tab?              @minorContactTab     ask ask ask ask ask ask ask ask ask ask 403
  GET  /atleta/:id                      @minorId             every ~
  GET  /campeonatos                                          every ok
  GET  /campeonatos/novo                                     every ok
  POST /campeonatos/novo                                     ask ask ask ask ask ask ask ask ask ask 403
  GET  /campeonatos/em-andamento                             every ok
  GET  /campeonatos/encerrados                               every ok
  GET  /campeonatos/:id                 @openTrial           every ok
  GET  /campeonatos/:id                 @ownerDraft          every 404
  GET  /campeonatos/:id                 @pendingEvent        every 404
  GET  /campeonatos/:id/sobre           @interiorEvent       every ok
  GET  /campeonatos/:id/incorporar/codigo @interiorEvent     every ok
  GET  /campeonatos/:id/:tab            @interiorTab         every ok
  GET  /campeonatos/:id/jogos/:matchId  @interiorMatchPage   every ok
  GET  /campeonatos/:id/:tab/fragmento  @interiorTab         every ok
  GET  /campeonatos/:id/jogos/:matchId/fragmento @interiorMatchPage every ok
  GET  /contato                                              every ok
  POST /contato                                              ask ask ask ask ask ask ask ask ask ask 403
  GET  /exemplo-atleta                                       every ok
  GET  /termos/:version?                                     every ok
  GET  /politica/:version?                                   every ok
  GET  /denunciar?tipo=athlete&id=x                          every 404
  POST /denunciar?tipo=athlete&id=x                          404 404 404 404 404 404 404 404 404 404 403
  GET  /remover/:id                     @minorPhoto          every ok
  POST /remover/:id                     @minorPhoto          ask ask ask ask ask ask ask ask ask ask 403
  GET  /remover/:id                     @minorVideo          every ok
  GET  /depoimento/:token                                    every 404
  POST /depoimento/:token               concordar            no  no  no  no  no  no  no  no  no  no  403
  POST /depoimento/:token               recusar              no  no  no  no  no  no  no  no  no  no  403
  POST /depoimento/:token               retirar              no  no  no  no  no  no  no  no  no  no  403
  GET  /clubes                                               every ok
  POST /clubes                                               ask ask ask ask ask ask ask ask ask ask 403
  GET  /clubes/:id                      @club                every ~
  GET  /clube/:id                       @club                every ok
  GET  /clube/:id/peneiras              @club                every ok
  GET  /olheiro/:code                   @card                every ok
  GET  /peneira-segura/:code            @check               every ok
  GET  /ranking                                              every ok
  GET  /patrocinadores                                       every ok
  GET  /buscas/parar/:token                                  every 404
  POST /buscas/parar/:token                                  404 404 404 404 404 404 404 404 404 404 403
  GET  /api/docs                                             every ok
  GET  /:tab                                                 every 404
  GET  /*                                                    every 404
  # In demo mode only: outside it these do not exist.
  GET  /dev/kit                                              every ok
  GET  /dev/emails                                           every ok
  GET  /dev/emails/:id                                       every 404
`);

/** Files, pictures and what other programs read. */
export const fileRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /cidades?q=Sal                                        every ok
  GET  /clubes/nomes?q=Lit                                   every ok
  GET  /robots.txt                                           ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /sitemap.xml                                          ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /sitemaps/:file                  @sitemap             ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /campeonatos/:id/evento.ics      @openTrial           ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /campeonatos/:id/evento.ics      @ownerDraft          404 404 404 404 404 404 404 404 404 404 403
  GET  /campeonatos/:id/equipes/:teamId/jogos.ics @interiorTeamPage ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /campeonatos/:id/imprimir        @interiorEvent       every ok
  GET  /campeonatos/:id/tabela.jpg      @interiorEvent       every ok
  GET  /campeonatos/:id/jogos/:matchId/resultado.jpg @interiorMatchPage every ok
  GET  /campeonatos/:id/evento.jpg      @openTrial           every ok
  GET  /campeonatos/:id/evento.jpg      @ownerDraft          404 404 404 404 404 404 404 404 404 404 403
  GET  /campeonatos/:id/incorporar      @interiorEvent       every ok
  GET  /a/:subdomain/figurinha.jpg      @minor               every ok
  GET  /a/:subdomain/figurinha.jpg      @private             404 404 404 404 404 404 404 404 ok  ok  403
  GET  /a/:subdomain/stories.jpg        @minor               every ok
  GET  /a/:subdomain/stories.jpg        @private             404 404 404 404 404 404 404 404 ok  ok  403
  GET  /a/:subdomain/curriculo.pdf      @minor               ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /a/:subdomain/curriculo.pdf      @private             404 404 404 404 404 404 404 404 ok  ok  403
  GET  /a/:subdomain/qr.svg             @minor               every ok
  GET  /a/:subdomain/qr.svg             @private             404 404 404 404 404 404 404 404 ok  ok  403
  GET  /peneira-segura/:code/qr.svg     @check               every ok
  GET  /olheiro/:code/cartao.jpg        @card                every ok
  GET  /compartilhar.jpg                                     every ok
  # A minor's video: whoever has them, clubs with plan and verification, and staff.
  GET  /videos/:id/arquivo              @minorVideo          403 403 ~   ~   ~   ~   403 403 ~   ~   403
  GET  /arquivos/*                                           404 404 404 404 404 404 404 404 404 404 403
  GET  /desenhos/:kind/:seed            @drawing             every ok
  GET  /api/v1/athletes                                      every ok
  GET  /api/v1/athletes/:subdomain      @minor               every ok
  GET  /api/v1/athletes/:subdomain      @private             every 404
  # With a club's token only, which no browser sends.
  GET  /api/v1/scouting/athletes                             every 403
  GET  /api/v1/clubs                                         every ok
  GET  /api/v1/clubs/:id                @club                every ok
  GET  /api/v1/ranking                                       every ok
  GET  /api/v1/events                                        every ok
  GET  /api/v1/events/:id               @openTrial           every ok
  GET  /api/v1/events/:id               @ownerDraft          every 404
  GET  /api/v1/championships/:id        @interiorEvent       every ok
  GET  /api/v1/plans                                         every ok
  GET  /api/v1/openapi.json                                  every ok
  GET  /api/v1/*                                             every 404
`);

import { rowsOf } from "../table.ts";

/** A club's desk. Owner and scout are of one club; what belongs to the club's name is the owner's alone. */
export const clubRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /club/dashboard                                       L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/dashboard                  pedir-verificacao    L   S   S   S   no  no  S   S   S   S   403
  GET  /club/perfil                                          L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/perfil?editar=tudo                              L   S   S   S   do  404 S   S   S   S   403
  GET  /club/pessoas                                         L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/pessoas                    convidar email=nova@example.com role=scout L   S   S   S   do  404 S   S   S   S   403
  POST /club/pessoas                    reenviar convite=@invitation L   S   S   S   do  no  S   S   S   S   403
  POST /club/pessoas                    cancelar convite=@invitation L   S   S   S   do  no  S   S   S   S   403
  POST /club/pessoas                    papel pessoa=@scoutMember role=owner L   S   S   S   do  no  S   S   S   S   403
  POST /club/pessoas                    passar pessoa=@scoutMember L   S   S   S   do  no  S   S   S   S   403
  POST /club/pessoas                    remover pessoa=@scoutMember L   S   S   S   do  no  S   S   S   S   403
  POST /club/pessoas                    sair                 L   S   S   S   no  do  S   S   S   S   403
  GET  /club/cartao                                          L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/cartao                                          L   S   S   S   ask ask S   S   S   S   403
  POST /club/cartao                     remover-foto         L   S   S   S   do  do  S   S   S   S   403
  GET  /convite-clube/:token                                 every 404
  POST /convite-clube/:token            entrar               L   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /convite-clube/:token            recusar              ~   ~   ~   ~   ~   ~   ~   ~   ~   ~   403
  POST /convite-clube/:token            sair                 ~   do  do  do  do  do  do  do  do  do  403
  GET  /club/depoimentos                                     L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/depoimentos                pedir-depoimento name=Rui+Prado email=rui@example.com message=Bom+clube,+com+gente+boa. type=parent L   S   S   S   do  404 S   S   S   S   403
  POST /club/depoimentos                reenviar-depoimento id=@ownerQuote L   S   S   S   do  no  S   S   S   S   403
  POST /club/depoimentos                apagar-depoimento    L   S   S   S   do  no  S   S   S   S   403
  GET  /club/midia                                           L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/midia                      titulo id=@ownerMedia title=x L   S   S   S   do  no  S   S   S   S   403
  POST /club/midia                      quadro id=@ownerMedia L   S   S   S   ask ask S   S   S   S   403
  POST /club/midia                      declarar id=@ownerMedia minors=none from:/club/midia/:id L   S   S   S   ask ask S   S   S   S   403
  POST /club/midia                      apagar id=@ownerMedia L   S   S   S   do  no  S   S   S   S   403
  POST /club/midia                      tirar id=@ownerMedia L   S   S   S   no  no  S   S   S   S   403
  GET  /club/midia/:id                  @ownerMedia          L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/midia/:id                  @ownerMedia titulo id=@ownerMedia title=x L   S   S   S   do  no  S   S   S   S   403
  POST /club/midia/:id                  @ownerMedia quadro id=@ownerMedia L   S   S   S   ask ask S   S   S   S   403
  POST /club/midia/:id                  @ownerMedia declarar id=@ownerMedia L   S   S   S   do  no  S   S   S   S   403
  POST /club/midia/:id                  @ownerMedia apagar id=@ownerMedia L   S   S   S   do  no  S   S   S   S   403
  POST /club/midia/:id                  @ownerMedia tirar id=@ownerMedia L   S   S   S   no  no  S   S   S   S   403
  GET  /club/atletas                                         L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/atletas                    confirmar-vinculo    L   S   S   S   do  do  S   S   S   S   403
  POST /club/atletas                    pedir-vinculo athleteText=Kau L   S   S   S   do  do  S   S   S   S   403
  POST /club/atletas                    recusar-vinculo      L   S   S   S   do  do  S   S   S   S   403
  POST /club/atletas                    encerrar-vinculo     L   S   S   S   do  do  S   S   S   S   403
  POST /club/atletas                    confirmar            L   S   S   S   do  do  S   S   S   S   403
  POST /club/atletas                    recusar              L   S   S   S   ask ask S   S   S   S   403
  GET  /club/jogos                                           L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/jogos                      aceitar              L   S   S   S   no  no  S   S   S   S   403
  POST /club/jogos                      confirmar            L   S   S   S   no  no  S   S   S   S   403
  POST /club/jogos                      contestar            L   S   S   S   ask ask S   S   S   S   403
  GET  /club/jogos/novo                                      L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/jogos/novo                                      L   S   S   S   ask ask S   S   S   S   403
  GET  /club/jogos/:id                  @ownerResult         L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/jogos/:id                  @otherResult         L   S   S   S   404 404 S   S   S   S   S
  POST /club/jogos/:id                  @ownerResult         L   S   S   S   do  do  S   S   S   S   403
  POST /club/jogos/:id                  @ownerResult excluir from:/club/jogos/:id?excluir L   S   S   S   do  do  S   S   S   S   403
  POST /club/jogos/:id                  @ownerResult conferir L   S   S   S   ask ask S   S   S   S   403
  POST /club/jogos/:id                  @otherResult excluir L   S   S   S   no  no  S   S   S   S   403
`);

/** What scouts work with, behind the club's plan. */
export const scoutingRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /club/buscar                                          L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/buscar                     favoritar=@minorId   L   S   S   S   do  do  S   S   S   S   403
  GET  /club/comparar                                        L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/comparar.pdf?atleta=kaua-ribeiro                L   S   S   S   404 404 S   S   S   S   403
  GET  /club/buscas                                          L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/buscas/:id                 @ownerSearch         L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/buscas/:id                 @otherSearch         L   S   S   S   404 404 S   S   S   S   S
  POST /club/buscas                     salvar               L   S   S   S   ask ask S   S   S   S   403
  POST /club/buscas                     renomear busca=@ownerSearch name=Outra L   S   S   S   do  do  S   S   S   S   403
  POST /club/buscas                     renomear busca=@otherSearch name=Outra L   S   S   S   404 404 S   S   S   S   403
  POST /club/buscas                     avisar busca=@ownerSearch L   S   S   S   do  do  S   S   S   S   403
  POST /club/buscas                     avisar busca=@otherSearch L   S   S   S   404 404 S   S   S   S   403
  POST /club/buscas                     parar busca=@ownerSearch L   S   S   S   do  do  S   S   S   S   403
  POST /club/buscas                     parar busca=@otherSearch L   S   S   S   404 404 S   S   S   S   403
  POST /club/buscas                     excluir busca=@ownerSearch L   S   S   S   do  do  S   S   S   S   403
  POST /club/buscas                     excluir busca=@otherSearch L   S   S   S   404 404 S   S   S   S   403
  GET  /club/favoritos                                       L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/favoritos                  favoritar=@minorId   L   S   S   S   do  do  S   S   S   S   403
  GET  /club/listas                                          L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/listas                     reabrir lista=@archivedList L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas                     reabrir lista=@otherList L   S   S   S   404 404 S   S   S   S   403
  POST /club/listas                     restaurar lista=@deletedList L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas                     restaurar lista=@otherList L   S   S   S   404 404 S   S   S   S   403
  GET  /club/listas/nova                                     L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/listas/nova                salvar               L   S   S   S   ask ask S   S   S   S   403
  GET  /club/listas/adicionar                                L   S   S   S   ok  ok  S   S   S   S   S
  POST /club/listas/adicionar           lista=@ownerList atletas=natalia-braganca L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/adicionar           lista=@otherList atletas=natalia-braganca L   S   S   S   404 404 S   S   S   S   403
  GET  /club/listas/:id                 @ownerList           L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/listas/:id                 @otherList           L   S   S   S   404 404 S   S   S   S   S
  POST /club/listas/:id                 @ownerList tirar entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList observar entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList contatado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList em-teste entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList aprovado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList recusado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList cima entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList baixo entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList inicio entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList fim entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList posicao entrada=@entry posicao=2 L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @ownerList soltar entrada=@entry etapa=contatado L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id                 @otherList tirar entrada=@entry L   S   S   S   no  no  S   S   S   S   403
  GET  /club/listas/:id/editar          @ownerList           L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/listas/:id/editar          @otherList           L   S   S   S   404 404 S   S   S   S   S
  POST /club/listas/:id/editar          @ownerList salvar    L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/editar          @ownerList arquivar  L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/editar          @ownerList reabrir   L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/editar          @ownerList apagar    L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/editar          @otherList apagar    L   S   S   S   404 404 S   S   S   S   403
  GET  /club/listas/:id/atleta/:athleteId @ownerEntry        L   S   S   S   ok  ok  S   S   S   S   S
  GET  /club/listas/:id/atleta/:athleteId @otherEntry        L   S   S   S   404 404 S   S   S   S   S
  POST /club/listas/:id/atleta/:athleteId @ownerEntry anotar text=Bom L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry observar entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry contatado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry em-teste entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry aprovado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry recusado entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry corrigir nota=@note text=Bom L   S   S   S   ask do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry apagar-nota nota=@note L   S   S   S   no  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry tirar  L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry cima entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry baixo entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry inicio entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry fim entrada=@entry L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry posicao entrada=@entry posicao=2 L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @ownerEntry soltar entrada=@entry etapa=contatado L   S   S   S   do  do  S   S   S   S   403
  POST /club/listas/:id/atleta/:athleteId @otherEntry tirar  L   S   S   S   404 404 S   S   S   S   403
  GET  /club/listas/:id/lista.csv       @ownerList           L   S   S   S   ok  ok  S   S   S   S   403
  GET  /club/listas/:id/lista.csv       @otherList           L   S   S   S   404 404 S   S   S   S   403
  GET  /club/listas/:id/diretoria.pdf   @ownerList           L   S   S   S   ok  ok  S   S   S   S   403
  GET  /club/listas/:id/diretoria.pdf   @otherList           L   S   S   S   404 404 S   S   S   S   403
`);

/** Conversations. Staff read one only when it was reported, among the reviews. */
export const messageRows = rowsOf(`
  #                                                          vi  at  mi  gu  ow  sc  or  sp  st  ad  im
  GET  /contatos                                             L   ok  ok  ok  ok  ok  ok  ok  ok  ok  403
  GET  /contatos/novo/:subdomain        @minor               L   S   S   S   ok  ok  S   S   S   S   403
  GET  /contatos/novo/:subdomain        @private             L   S   S   S   404 404 S   S   S   S   403
  POST /contatos/novo/:subdomain        @minor message=Somos+um+clube+formador+e+gostamos+dos+seus+jogos. purpose=trial L   S   S   S   do  do  S   S   S   S   403
  POST /contatos/novo/:subdomain        @private message=Somos+um+clube+formador+e+gostamos+dos+seus+jogos. purpose=trial L   S   S   S   404 404 S   S   S   S   403
  GET  /contatos/:id                    @athleteContact      L   ok  404 404 ok  ok  404 404 404 404 403
  GET  /contatos/:id                    @minorContact        L   404 ok  ok  404 404 404 404 ok  ok  403
  GET  /contatos/:id                    @otherContact        L   404 404 404 ok  ok  404 404 404 404 403
  POST /contatos/:id                    @athleteContact mensagem text=Bom L   do  404 404 do  403 404 404 404 404 403
  POST /contatos/:id                    @minorContact mensagem text=Bom L   404 403 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @athleteContact encerrar L   do  404 404 do  404 404 404 404 404 403
  POST /contatos/:id                    @minorContact encerrar L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @otherContact retirar L   404 404 404 do  404 404 404 404 404 403
  POST /contatos/:id                    @athleteContact bloquear L   do  404 404 404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact bloquear L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact desbloquear L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact ligar-leitura L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact desligar-leitura L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact ligar-escrita L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @minorContact desligar-escrita L   404 404 do  404 404 404 404 404 404 403
  POST /contatos/:id                    @otherContact decision=accepted L   404 404 404 404 404 404 404 404 404 403
  POST /contatos/:id                    @minorAsked decision=declined L   404 404 do  404 404 404 404 404 404 403
`);

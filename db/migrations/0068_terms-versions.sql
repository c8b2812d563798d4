CREATE TABLE "terms_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" text NOT NULL,
	"changes" text NOT NULL,
	"terms" text NOT NULL,
	"policy" text NOT NULL,
	"important" boolean DEFAULT false NOT NULL,
	"in_force_from" timestamp with time zone,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_versions_published" CHECK (("terms_versions"."published_at" is null) = ("terms_versions"."in_force_from" is null) and ("terms_versions"."published_at" is null or "terms_versions"."deleted_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "terms_versions_version" ON "terms_versions" USING btree ("version") WHERE deleted_at is null;--> statement-breakpoint
call watch_changes('terms_versions', 'terms', 'id');--> statement-breakpoint
-- What people agreed to is never another text.
create function keep_published_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'terms_versions: a published version is kept';
  end if;
  if (old.version, old.terms, old.policy) is distinct from (new.version, new.terms, new.policy) then
    raise exception 'terms_versions: a published version keeps its text';
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger terms_keep_text before update or delete on terms_versions
  for each row when (old.published_at is not null) execute function keep_published_terms();--> statement-breakpoint
-- The version that the product came with, in force since 1 November 2026 in São Paulo.
insert into terms_versions (version, changes, terms, policy, important, in_force_from, published_at) values
('2026-11', 'A primeira versão.', '## Quem pode usar

Qualquer pessoa pode ler o que é público. Para ter perfil de atleta é preciso ter pelo menos 13 anos. Quem tem entre 13 e 17 anos precisa de um responsável, que confirma quem é, cria a própria conta e autoriza a publicação. Sem isso, o perfil fica privado.

Clubes, organizadores e patrocinadores são representados por uma pessoa maior de idade. As informações dadas no cadastro precisam ser verdadeiras e estar em dia.

## Sua conta

A conta é pessoal. Guarde a senha, ative a verificação em duas etapas se puder e avise a equipe se alguém entrar sem a sua permissão. Você pode baixar uma cópia dos seus dados e excluir a conta quando quiser, na sua própria área, com ou sem assinatura.

## Menores de idade

A maioria dos atletas daqui tem entre 13 e 17 anos, e as regras partem disso (LGPD, art. 14; Estatuto da Criança e do Adolescente; Lei 15.211/2025):

- o perfil começa privado e só é publicado com a autorização do responsável;
- a primeira publicação passa por uma pessoa da nossa equipe;
- telefone, e-mail e endereço de menores não aparecem em nenhuma página;
- todo pedido de contato chega primeiro ao responsável, que decide se responde;
- só clubes verificados, com plano ativo e olheiro identificado, veem vídeos e pedem contato de menores;
- o responsável retira a autorização quando quiser, e o perfil sai do ar na mesma hora.

## Planos e período grátis

Os planos são mensais e todos começam com 15 dias grátis. Antes de você confirmar, mostramos a data e o valor da primeira cobrança; antes de o período grátis acabar, mandamos um lembrete por e-mail. Quem cancela dentro dele não paga nada. Para atletas menores de 18 anos, quem contrata é o responsável.

A assinatura se renova a cada mês até ser cancelada. Se o preço mudar, avisamos com pelo menos 30 dias de antecedência, e a mudança só vale para o período seguinte. Os preços estão em [Planos](/planos). “Destaque” é uma escolha da equipe e não pode ser comprado.

## Cancelamento e arrependimento {#cancelamento}

Você cancela a qualquer momento, em dois cliques. O serviço continua até o fim do período já pago e não há reembolso proporcional dos dias restantes.

**Direito de arrependimento.** Em até sete dias depois da contratação, ou depois da primeira cobrança, você pode desistir e recebe de volta tudo o que pagou (Código de Defesa do Consumidor, art. 49). O pedido é feito na sua própria área, sem precisar explicar o motivo; se já houve outra devolução nos últimos 12 meses, é feito à nossa equipe.

## O que você publica

Textos, fotos e vídeos continuam sendo seus. Você nos autoriza a mostrá-los na plataforma enquanto estiverem publicados, e nada além disso. Publique apenas o que é seu ou que você tem permissão para usar, e nunca a imagem de outro menor sem a autorização do responsável dele.

Não é permitido: conteúdo ofensivo, discriminatório ou sexual; se passar por outra pessoa ou clube; inventar resultados; pedir dinheiro por promessa de vaga; procurar contato com menores fora da plataforma; coletar dados de perfis por programas.

## Peneiras e campeonatos

Eventos são publicados depois de aprovados pela equipe. Uma peneira só pode ser publicada por um clube verificado ou pela equipe, e a página diz quem organiza e qual é a taxa, se houver. Quem organiza responde pelo evento; nós respondemos por conferir quem organiza. Nenhum plano garante vaga, contrato ou convocação.

## Denúncias e medidas {#denuncias}

“Denunciar” está em cada perfil, vídeo, mensagem e evento. A equipe pode ocultar primeiro e decidir depois, e diz a quem publicou o que decidiu e por quê. Contas que põem alguém em risco são encerradas e, quando a lei pede, comunicadas às autoridades. Você pode pedir a revisão de qualquer decisão.

## Responsabilidade e mudanças {#responsabilidade}

Cuidamos para que o serviço esteja no ar e os dados, protegidos, mas interrupções podem acontecer. Nada nestes termos diminui direitos que a lei brasileira dá a consumidores, crianças e adolescentes.

Quando estes termos mudam, a versão no topo muda também. Mudanças importantes são avisadas por e-mail com pelo menos 15 dias de antecedência. Vale a lei brasileira, e o foro é o do seu domicílio.

## Fale conosco

Escreva para {email} ou use a página de [contato](/contato). Como tratamos dados pessoais está na [Política de privacidade](/politica).', '## Quais dados usamos {#quais-dados}

- **Conta:** nome, e-mail, senha (guardada de um jeito que ninguém consegue ler) e os perfis que você tem.
- **Perfil de atleta:** data de nascimento, posição, cidade, clube, medidas, números, histórico, fotos e vídeos que você ou o responsável cadastram.
- **Responsável:** nome, e-mail, data de nascimento e CPF, que fica cifrado e nunca é mostrado.
- **Clubes e patrocinadores:** nome, CNPJ, endereço e a pessoa responsável.
- **Formulários públicos:** o que você escreve neles.
- **Segurança:** datas de acesso, endereço de rede e navegador das sessões abertas, e o registro de quem mudou o quê.
- **Proteção da idade:** se uma data de nascimento de menor de 18 anos é informada em um cadastro, guardamos o ano, ligado a um código que não permite ler o e-mail nem o CPF. Serve para que uma pessoa da equipe confira antes um perfil cuja idade mudou.

## Para que usamos {#para-que}

Para prestar o serviço que você contratou ou pediu (execução de contrato), para publicar o perfil com a sua autorização ou a do responsável (consentimento), para cumprir a lei e para manter a plataforma segura (legítimo interesse, que nunca se sobrepõe ao melhor interesse de crianças e adolescentes).

Não vendemos dados, não mostramos publicidade dirigida e não traçamos perfis de menores para vender.

## Dados de crianças e adolescentes {#menores}

Seguimos o art. 14 da LGPD, o Estatuto da Criança e do Adolescente e a Lei 15.211/2025. O ponto de partida é sempre o mais protegido:

- menores de 13 anos não podem se cadastrar;
- entre 13 e 17 anos, o perfil só se torna público com a autorização registrada do responsável;
- por padrão aparece só o ano de nascimento, e buscadores não podem indexar o perfil;
- telefone, e-mail e endereço de menores não estão em nenhuma página;
- em campeonatos, menores aparecem só com o número da camisa e as iniciais; o nome depende de outra autorização do responsável, que sai do ar na mesma hora em que for retirada;
- fotos e vídeos perdem localização e outros metadados ao serem enviados;
- médias são mostradas só quando reúnem pelo menos dez atletas.

O responsável vê quem pediu contato, decide o que aparece e retira a autorização quando quiser. A retirada tira o perfil do ar na mesma hora.

## Com quem compartilhamos {#com-quem}

O perfil publicado pode ser lido por qualquer pessoa. Vídeos completos e pedidos de contato são para clubes com plano ativo e, quando o atleta é menor, verificados. Usamos empresas que hospedam os dados, enviam e-mails e processam pagamentos, apenas para isso e sob contrato; o número do seu cartão não passa por nós. Autoridades recebem dados só quando a lei obriga.

## Cookies

Usamos apenas cookies necessários: o da sessão, que mantém você conectado, um que leva um aviso de uma página para a seguinte e some em um minuto, um que devolve a você o texto de um formulário quando a sessão termina no meio dele, por uma hora, e um que os cadastros de atleta e de responsável deixam por um ano, cifrado, para proteger menores de idade: lembra que neste navegador foi informada uma idade menor. Não há cookies de publicidade nem de medição, e nenhuma página carrega algo de outro site. Por isso não há um aviso de cookies para aceitar.

## Por quanto tempo guardamos {#por-quanto-tempo}

- **Conta e perfil:** enquanto existirem. Ao pedir a exclusão, você tem 14 dias para mudar de ideia; depois disso os dados são apagados.
- **Cadastro sem e-mail confirmado:** 14 dias, com um lembrete depois de sete.
- **Atleta menor de 18 anos cujo responsável não responde:** 60 dias desde o último convite. Lembramos o responsável e avisamos o atleta antes; depois apagamos a conta e o perfil.
- **Idade informada antes e confirmações recusadas:** um ano. O que diz respeito a um perfil que existe fica com ele.
- **Cadastro de interesse:** seis meses (180 dias).
- **Mensagens de contato, pedidos de clubes e eventos enviados:** um ano.
- **Pedidos para remover uma foto ou um vídeo:** seu e-mail e o que você escreveu, por um ano, ou até a resposta da equipe.
- **Elencos de campeonatos:** nome, nascimento e documento conferido de quem não ligou um perfil, até 12 meses depois do fim do campeonato. Depois fica só o número da camisa, para as súmulas.
- **E-mails que enviamos:** 90 dias.
- **Rascunhos:** o que você escreve em um formulário e ainda não enviou fica no seu próprio navegador, por até 12 horas (uma hora, se você não entrou na conta), e some ao enviar ou ao sair da conta. Senhas, CPF, códigos e dados de cartão nunca são guardados assim.
- **Cópia dos seus dados:** fica disponível para baixar por sete dias.
- **Pagamentos e autorizações de responsáveis:** pelo tempo que a lei exige como prova.

## Seus direitos e como usá-los {#seus-direitos}

Você pode saber se tratamos seus dados, vê-los, corrigi-los, levá-los para outro serviço, retirar o consentimento, opor-se a um uso e pedir a exclusão (LGPD, art. 18). O responsável exerce esses direitos pelo atleta menor de idade.

Na sua área você corrige os dados, baixa uma cópia e exclui a conta, sem precisar de ninguém. Se não tem conta, ou prefere pedir, escreva para {email} ou use o [formulário de contato](/contato) com o assunto “Privacidade e dados pessoais”: respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).

## Segurança

A conexão é cifrada, CPFs ficam cifrados no banco, a equipe entra com verificação em duas etapas e o que ela muda fica registrado. Se houver um incidente que possa causar dano a você, avisamos você e a ANPD.

## Contato e mudanças

O canal para assuntos de dados pessoais é {email}. Quando esta política muda, a versão no topo muda também, e mudanças importantes são avisadas por e-mail antes de valer. As regras de uso estão nos [Termos de uso](/termos).', true, '2026-11-01T03:00:00Z', '2026-11-01T03:00:00Z');

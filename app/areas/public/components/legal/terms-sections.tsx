import type { LegalSection } from "./legal-page.tsx";
import { Link } from "#app/components/link.tsx";

/** The terms in words that a 13-year-old and a guardian can follow. */
export const termsSections = (email: string): readonly LegalSection[] => [
  {
    id: "quem-pode-usar",
    title: "Quem pode usar",
    body: (
      <>
        <p>
          Qualquer pessoa pode ler o que é público. Para ter perfil de atleta é preciso ter pelo menos 13
          anos. Quem tem entre 13 e 17 anos precisa de um responsável, que confirma quem é, cria a própria
          conta e autoriza a publicação. Sem isso, o perfil fica privado.
        </p>
        <p>
          Clubes, organizadores e patrocinadores são representados por uma pessoa maior de idade. As
          informações dadas no cadastro precisam ser verdadeiras e estar em dia.
        </p>
      </>
    ),
  },
  {
    id: "sua-conta",
    title: "Sua conta",
    body: (
      <p>
        A conta é pessoal. Guarde a senha, ative a verificação em duas etapas se puder e avise a equipe se
        alguém entrar sem a sua permissão. Você pode baixar uma cópia dos seus dados e excluir a conta quando
        quiser, na sua própria área, com ou sem assinatura.
      </p>
    ),
  },
  {
    id: "menores-de-idade",
    title: "Menores de idade",
    body: (
      <>
        <p>
          A maioria dos atletas daqui tem entre 13 e 17 anos, e as regras partem disso (LGPD, art. 14;
          Estatuto da Criança e do Adolescente; Lei 15.211/2025):
        </p>
        <ul>
          <li>o perfil começa privado e só é publicado com a autorização do responsável;</li>
          <li>a primeira publicação passa por uma pessoa da nossa equipe;</li>
          <li>telefone, e-mail e endereço de menores não aparecem em nenhuma página;</li>
          <li>todo pedido de contato chega primeiro ao responsável, que decide se responde;</li>
          <li>
            só clubes verificados, com plano ativo e olheiro identificado, veem vídeos e pedem contato de
            menores;
          </li>
          <li>o responsável retira a autorização quando quiser, e o perfil sai do ar na mesma hora.</li>
        </ul>
      </>
    ),
  },
  {
    id: "planos-e-periodo-gratis",
    title: "Planos e período grátis",
    body: (
      <>
        <p>
          Os planos são mensais e todos começam com 15 dias grátis. Antes de você confirmar, mostramos a data
          e o valor da primeira cobrança; antes de o período grátis acabar, mandamos um lembrete por e-mail.
          Quem cancela dentro dele não paga nada. Para atletas menores de 18 anos, quem contrata é o
          responsável.
        </p>
        <p>
          A assinatura se renova a cada mês até ser cancelada. Se o preço mudar, avisamos com pelo menos 30
          dias de antecedência, e a mudança só vale para o período seguinte. Os preços estão em{" "}
          <Link to="/planos">Planos</Link>. “Destaque” é uma escolha da equipe e não pode ser comprado.
        </p>
      </>
    ),
  },
  {
    id: "cancelamento",
    title: "Cancelamento e arrependimento",
    body: (
      <>
        <p>
          Você cancela a qualquer momento, em dois cliques. O serviço continua até o fim do período já pago e
          não há reembolso proporcional dos dias restantes.
        </p>
        <p>
          <strong>Direito de arrependimento.</strong> Em até sete dias depois da contratação, ou depois da
          primeira cobrança, você pode desistir e recebe de volta tudo o que pagou (Código de Defesa do
          Consumidor, art. 49). O pedido é feito na sua própria área, sem precisar explicar o motivo; se já
          houve outra devolução nos últimos 12 meses, é feito à nossa equipe.
        </p>
      </>
    ),
  },
  {
    id: "o-que-voce-publica",
    title: "O que você publica",
    body: (
      <>
        <p>
          Textos, fotos e vídeos continuam sendo seus. Você nos autoriza a mostrá-los na plataforma enquanto
          estiverem publicados, e nada além disso. Publique apenas o que é seu ou que você tem permissão para
          usar, e nunca a imagem de outro menor sem a autorização do responsável dele.
        </p>
        <p>
          Não é permitido: conteúdo ofensivo, discriminatório ou sexual; se passar por outra pessoa ou clube;
          inventar resultados; pedir dinheiro por promessa de vaga; procurar contato com menores fora da
          plataforma; coletar dados de perfis por programas.
        </p>
      </>
    ),
  },
  {
    id: "peneiras-e-campeonatos",
    title: "Peneiras e campeonatos",
    body: (
      <p>
        Eventos são publicados depois de aprovados pela equipe. Uma peneira só pode ser publicada por um clube
        verificado ou pela equipe, e a página diz quem organiza e qual é a taxa, se houver. Quem organiza
        responde pelo evento; nós respondemos por conferir quem organiza. Nenhum plano garante vaga, contrato
        ou convocação.
      </p>
    ),
  },
  {
    id: "denuncias",
    title: "Denúncias e medidas",
    body: (
      <p>
        “Denunciar” está em cada perfil, vídeo, mensagem e evento. A equipe pode ocultar primeiro e decidir
        depois, e diz a quem publicou o que decidiu e por quê. Contas que põem alguém em risco são encerradas
        e, quando a lei pede, comunicadas às autoridades. Você pode pedir a revisão de qualquer decisão.
      </p>
    ),
  },
  {
    id: "responsabilidade",
    title: "Responsabilidade e mudanças",
    body: (
      <>
        <p>
          Cuidamos para que o serviço esteja no ar e os dados, protegidos, mas interrupções podem acontecer.
          Nada nestes termos diminui direitos que a lei brasileira dá a consumidores, crianças e adolescentes.
        </p>
        <p>
          Quando estes termos mudam, a versão no topo muda também. Mudanças importantes são avisadas por
          e-mail com pelo menos 15 dias de antecedência. Vale a lei brasileira, e o foro é o do seu domicílio.
        </p>
      </>
    ),
  },
  {
    id: "fale-conosco",
    title: "Fale conosco",
    body: (
      <p>
        Escreva para <a href={`mailto:${email}`}>{email}</a> ou use a página de{" "}
        <Link to="/contato">contato</Link>. Como tratamos dados pessoais está na{" "}
        <Link to="/politica">Política de privacidade</Link>.
      </p>
    ),
  },
];

import type { LegalSection } from "./legal-page.tsx";
import { Link } from "#app/components/link.tsx";

/** What we do with personal data. The periods are those of domain/rights/periods.ts and domain/inquiries/kinds.ts. */
export const policySections = (email: string): readonly LegalSection[] => [
  {
    id: "quais-dados",
    title: "Quais dados usamos",
    body: (
      <ul>
        <li>
          <strong>Conta:</strong> nome, e-mail, senha (guardada de um jeito que ninguém consegue ler) e os
          perfis que você tem.
        </li>
        <li>
          <strong>Perfil de atleta:</strong> data de nascimento, posição, cidade, clube, medidas, números,
          histórico, fotos e vídeos que você ou o responsável cadastram.
        </li>
        <li>
          <strong>Responsável:</strong> nome, e-mail, data de nascimento e CPF, que fica cifrado e nunca é
          mostrado.
        </li>
        <li>
          <strong>Clubes e patrocinadores:</strong> nome, CNPJ, endereço e a pessoa responsável.
        </li>
        <li>
          <strong>Formulários públicos:</strong> o que você escreve neles.
        </li>
        <li>
          <strong>Segurança:</strong> datas de acesso, endereço de rede e navegador das sessões abertas, e o
          registro de quem mudou o quê.
        </li>
        <li>
          <strong>Proteção da idade:</strong> se uma data de nascimento de menor de 18 anos é informada em um
          cadastro, guardamos o ano, ligado a um código que não permite ler o e-mail nem o CPF. Serve para que
          uma pessoa da equipe confira antes um perfil cuja idade mudou.
        </li>
      </ul>
    ),
  },
  {
    id: "para-que",
    title: "Para que usamos",
    body: (
      <>
        <p>
          Para prestar o serviço que você contratou ou pediu (execução de contrato), para publicar o perfil
          com a sua autorização ou a do responsável (consentimento), para cumprir a lei e para manter a
          plataforma segura (legítimo interesse, que nunca se sobrepõe ao melhor interesse de crianças e
          adolescentes).
        </p>
        <p>
          Não vendemos dados, não mostramos publicidade dirigida e não traçamos perfis de menores para vender.
        </p>
      </>
    ),
  },
  {
    id: "menores",
    title: "Dados de crianças e adolescentes",
    body: (
      <>
        <p>
          Seguimos o art. 14 da LGPD, o Estatuto da Criança e do Adolescente e a Lei 15.211/2025. O ponto de
          partida é sempre o mais protegido:
        </p>
        <ul>
          <li>menores de 13 anos não podem se cadastrar;</li>
          <li>
            entre 13 e 17 anos, o perfil só se torna público com a autorização registrada do responsável;
          </li>
          <li>por padrão aparece só o ano de nascimento, e buscadores não podem indexar o perfil;</li>
          <li>telefone, e-mail e endereço de menores não estão em nenhuma página;</li>
          <li>
            em campeonatos, menores aparecem só com o número da camisa e as iniciais; o nome depende de outra
            autorização do responsável, que sai do ar na mesma hora em que for retirada;
          </li>
          <li>fotos e vídeos perdem localização e outros metadados ao serem enviados;</li>
          <li>médias são mostradas só quando reúnem pelo menos dez atletas.</li>
        </ul>
        <p>
          O responsável vê quem pediu contato, decide o que aparece e retira a autorização quando quiser. A
          retirada tira o perfil do ar na mesma hora.
        </p>
      </>
    ),
  },
  {
    id: "com-quem",
    title: "Com quem compartilhamos",
    body: (
      <p>
        O perfil publicado pode ser lido por qualquer pessoa. Vídeos completos e pedidos de contato são para
        clubes com plano ativo e, quando o atleta é menor, verificados. Usamos empresas que hospedam os dados,
        enviam e-mails e processam pagamentos, apenas para isso e sob contrato; o número do seu cartão não
        passa por nós. Autoridades recebem dados só quando a lei obriga.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <p>
        Usamos apenas cookies necessários: o da sessão, que mantém você conectado, um que leva um aviso de uma
        página para a seguinte e some em um minuto, um que devolve a você o texto de um formulário quando a
        sessão termina no meio dele, por uma hora, e um que os cadastros de atleta e de responsável deixam por
        um ano, cifrado, para proteger menores de idade: lembra que neste navegador foi informada uma idade
        menor. Não há cookies de publicidade nem de medição, e nenhuma página carrega algo de outro site. Por
        isso não há um aviso de cookies para aceitar.
      </p>
    ),
  },
  {
    id: "por-quanto-tempo",
    title: "Por quanto tempo guardamos",
    body: (
      <ul>
        <li>
          <strong>Conta e perfil:</strong> enquanto existirem. Ao pedir a exclusão, você tem 14 dias para
          mudar de ideia; depois disso os dados são apagados.
        </li>
        <li>
          <strong>Cadastro sem e-mail confirmado:</strong> 14 dias, com um lembrete depois de sete.
        </li>
        <li>
          <strong>Atleta menor de 18 anos cujo responsável não responde:</strong> 60 dias desde o último
          convite. Lembramos o responsável e avisamos o atleta antes; depois apagamos a conta e o perfil.
        </li>
        <li>
          <strong>Idade informada antes e confirmações recusadas:</strong> um ano. O que diz respeito a um
          perfil que existe fica com ele.
        </li>
        <li>
          <strong>Cadastro de interesse:</strong> seis meses (180 dias).
        </li>
        <li>
          <strong>Mensagens de contato, pedidos de clubes e eventos enviados:</strong> um ano.
        </li>
        <li>
          <strong>Pedidos para remover uma foto ou um vídeo:</strong> seu e-mail e o que você escreveu, por um
          ano, ou até a resposta da equipe.
        </li>
        <li>
          <strong>Elencos de campeonatos:</strong> nome, nascimento e documento conferido de quem não ligou um
          perfil, até 12 meses depois do fim do campeonato. Depois fica só o número da camisa, para as
          súmulas.
        </li>
        <li>
          <strong>E-mails que enviamos:</strong> 90 dias.
        </li>
        <li>
          <strong>Rascunhos:</strong> o que você escreve em um formulário e ainda não enviou fica no seu
          próprio navegador, por até 12 horas (uma hora, se você não entrou na conta), e some ao enviar ou ao
          sair da conta. Senhas, CPF, códigos e dados de cartão nunca são guardados assim.
        </li>
        <li>
          <strong>Cópia dos seus dados:</strong> fica disponível para baixar por sete dias.
        </li>
        <li>
          <strong>Pagamentos e autorizações de responsáveis:</strong> pelo tempo que a lei exige como prova.
        </li>
      </ul>
    ),
  },
  {
    id: "seus-direitos",
    title: "Seus direitos e como usá-los",
    body: (
      <>
        <p>
          Você pode saber se tratamos seus dados, vê-los, corrigi-los, levá-los para outro serviço, retirar o
          consentimento, opor-se a um uso e pedir a exclusão (LGPD, art. 18). O responsável exerce esses
          direitos pelo atleta menor de idade.
        </p>
        <p>
          Na sua área você corrige os dados, baixa uma cópia e exclui a conta, sem precisar de ninguém. Se não
          tem conta, ou prefere pedir, escreva para <a href={`mailto:${email}`}>{email}</a> ou use o{" "}
          <Link to="/contato">formulário de contato</Link> com o assunto “Privacidade e dados pessoais”:
          respondemos em até 15 dias. Você também pode reclamar à Autoridade Nacional de Proteção de Dados
          (ANPD).
        </p>
      </>
    ),
  },
  {
    id: "seguranca",
    title: "Segurança",
    body: (
      <p>
        A conexão é cifrada, CPFs ficam cifrados no banco, a equipe entra com verificação em duas etapas e o
        que ela muda fica registrado. Se houver um incidente que possa causar dano a você, avisamos você e a
        ANPD.
      </p>
    ),
  },
  {
    id: "contato-e-mudancas",
    title: "Contato e mudanças",
    body: (
      <p>
        O canal para assuntos de dados pessoais é <a href={`mailto:${email}`}>{email}</a>. Quando esta
        política muda, a versão no topo muda também, e mudanças importantes são avisadas por e-mail antes de
        valer. As regras de uso estão nos <Link to="/termos">Termos de uso</Link>.
      </p>
    ),
  },
];

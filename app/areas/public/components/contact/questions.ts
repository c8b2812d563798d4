interface Question {
  question: string;
  answer: string;
}

/** What people ask most; each answer says what the product really does. */
export const QUESTIONS: readonly Question[] = [
  {
    question: "Como funciona o período grátis?",
    answer:
      "Todos os planos começam com 15 dias grátis. Antes de confirmar, mostramos a data e o valor da primeira cobrança, e avisamos por e-mail antes de o período terminar. Se você cancelar nesse prazo, nada é cobrado.",
  },
  {
    question: "Posso cancelar minha assinatura a qualquer momento?",
    answer:
      "Sim, a qualquer momento e em dois cliques, na sua própria área. O serviço continua até o fim do período já pago e não há reembolso proporcional. A exceção é o direito de arrependimento: em até sete dias depois da contratação ou da primeira cobrança, você desiste e recebe tudo de volta (Código de Defesa do Consumidor, art. 49).",
  },
  {
    question: "Como os clubes entram em contato com os atletas?",
    answer:
      "Somente pela plataforma. O clube precisa ter um plano ativo e, para falar com menores de 18 anos, ter sido verificado pela nossa equipe e identificar o olheiro. O pedido chega primeiro ao responsável, e o contato só acontece com a autorização dele. Telefone e e-mail de menores não aparecem em nenhuma página.",
  },
  {
    question: "Meu filho tem menos de 18 anos. O que muda?",
    answer:
      "O perfil fica privado até que o responsável confirme quem é e autorize a publicação, e a primeira publicação passa por uma pessoa da nossa equipe. O responsável decide o que aparece, vê quem pediu contato e pode retirar o perfil do ar quando quiser. Menores de 13 anos não podem se cadastrar.",
  },
  {
    question: "Quem vê os vídeos dos atletas?",
    answer:
      "Qualquer visitante vê o título e a imagem de abertura. O vídeo completo é exclusivo para clubes e olheiros com plano ativo; quando o atleta é menor de idade, o clube também precisa ser verificado.",
  },
  {
    question: "Como sei que uma peneira é verdadeira?",
    answer:
      "Toda peneira publicada aqui é de um clube verificado por uma pessoa da nossa equipe, e a página mostra quem organiza e quanto custa, se houver taxa. Desconfie de quem pede pagamento fora da plataforma e use “Denunciar” se algo parecer errado.",
  },
];

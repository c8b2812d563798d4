/** What the gate says when readings cannot reach the server. */
export const signalWords = (page: string) => ({
  unreachable: "Sem sinal. Continue: tudo fica neste aparelho até voltar.",
  signed_out: (
    <>
      Sua sessão terminou.{" "}
      <a href={`/login?voltar=${encodeURIComponent(page)}`} className="underline underline-offset-4">
        Entre de novo para enviar
      </a>
      ; nada se perdeu.
    </>
  ),
  // The entrance takes readings at any time.
  not_now: null,
  not_allowed:
    "Este evento não está mais aberto para a sua conta. As leituras ficam neste aparelho: baixe o arquivo e entregue a quem organiza.",
  unreadable:
    "As leituras não foram aceitas. Nada se perdeu: baixe o arquivo e fale com a equipe da Joia da Base.",
});

/** The library's error codes in words. People can do nothing about the codes that are not listed. */
export function thirdPartyProblem(code: string): string {
  switch (code) {
    case "access_denied":
      return "Você cancelou a entrada pelo outro site.";
    case "account_not_linked":
    case "unable_to_link_account":
      return "Já existe uma conta com esse e-mail. Entre com sua senha.";
    case "email_not_verified":
      return "O outro site ainda não confirmou seu e-mail. Abra o link que enviamos e tente novamente.";
    case "email_not_found":
      return "O outro site não informou seu e-mail. Cadastre-se com e-mail e senha.";
    case "locked":
      return "Esta conta foi bloqueada pela equipe, que explicou o motivo por e-mail.";
    case "unavailable":
      return "Este site de entrada não está disponível agora. Entre com sua senha ou tente mais tarde.";
    default:
      return "Não foi possível entrar pelo outro site. Tente novamente.";
  }
}

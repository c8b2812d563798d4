import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

export const confirmAddress = (user: Recipient, token: string) =>
  mailTo(user, "confirm-address", {
    subject: "Confirme seu e-mail",
    title: "Confirme seu e-mail",
    paragraphs: [
      "Falta um passo para usar sua conta: confirmar que este e-mail é seu. O link vale por 24 horas.",
      "Se você não criou uma conta na Joia da Base, ignore esta mensagem: sem a confirmação, nada acontece.",
    ],
    action: { label: "Confirmar e-mail", path: withToken("/confirmar-email", token) },
  });

export const addressInUse = (user: Recipient) =>
  mailTo(user, "address-in-use", {
    subject: "Você já tem uma conta",
    title: "Você já tem uma conta",
    paragraphs: [
      "Alguém tentou criar uma conta com este e-mail, que já tem uma. Se foi você, é só entrar; se esqueceu a senha, peça uma nova na página de login.",
      "Se não foi você, não precisa fazer nada: ninguém ficou sabendo que a conta existe.",
    ],
    action: { label: "Entrar", path: "/login" },
  });

export const passwordReset = (user: Recipient, token: string) =>
  mailTo(user, "password-reset", {
    subject: "Redefinição de senha",
    title: "Crie uma nova senha",
    paragraphs: [
      "Recebemos um pedido para redefinir a senha da sua conta. O link vale por uma hora e só pode ser usado uma vez.",
      "Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
    ],
    action: { label: "Criar nova senha", path: withToken("/redefinir-senha", token) },
  });

export const confirmChange = (user: Recipient, newEmail: string, token: string) =>
  mailTo(user, "confirm-change", {
    subject: "Confirme a troca de e-mail",
    title: "Troca de e-mail",
    paragraphs: [
      `Pediram para trocar o e-mail da sua conta por ${newEmail}. Se foi você, confirme; depois enviaremos um link para o novo endereço.`,
      "Se não foi você, não confirme e troque sua senha.",
    ],
    action: { label: "Confirmar troca", path: withToken("/confirmar-email", token) },
  });

export const passwordChanged = (user: Recipient) =>
  mailTo(user, "password-changed", {
    subject: "Sua senha foi trocada",
    title: "Sua senha foi trocada",
    paragraphs: [
      "A senha da sua conta acaba de ser trocada, e as outras sessões foram encerradas. Se não foi você, redefina a senha agora mesmo.",
    ],
    action: { label: "Redefinir senha", path: "/recuperar-senha" },
  });

export const secondFactorReset = (user: Recipient) =>
  mailTo(user, "second-factor-reset", {
    subject: "Sua verificação em duas etapas foi desativada",
    title: "Verificação em duas etapas desativada",
    paragraphs: [
      "A administração desativou a verificação em duas etapas da sua conta e encerrou suas sessões. No próximo login, ative-a de novo: sem ela, o acesso da equipe não abre.",
      "Se você não pediu isso, troque sua senha e avise a administração agora mesmo.",
    ],
    action: { label: "Entrar", path: "/admin/login" },
  });

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`;

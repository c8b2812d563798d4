import { publicUrl } from "#server/platform/config/site.server.ts";
import { queueMail, renderMail } from "#server/platform/mail/mail.ts";

interface Recipient {
  name: string;
  email: string;
}

export const confirmAddress = (user: Recipient, token: string) =>
  send(user.email, "confirm-address", "Confirme seu e-mail", {
    title: "Confirme seu e-mail",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      "Falta um passo para usar sua conta: confirmar que este e-mail é seu. O link vale por 24 horas.",
      "Se você não criou uma conta na Joia da Base, ignore esta mensagem: sem a confirmação, nada acontece.",
    ],
    action: { label: "Confirmar e-mail", url: link("/confirmar-email", token) },
  });

export const addressInUse = (user: Recipient) =>
  send(user.email, "address-in-use", "Você já tem uma conta", {
    title: "Você já tem uma conta",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      "Alguém tentou criar uma conta com este e-mail, que já tem uma. Se foi você, é só entrar; se esqueceu a senha, peça uma nova na página de login.",
      "Se não foi você, não precisa fazer nada: ninguém ficou sabendo que a conta existe.",
    ],
    action: { label: "Entrar", url: publicUrl("/login") },
  });

export const passwordReset = (user: Recipient, token: string) =>
  send(user.email, "password-reset", "Redefinição de senha", {
    title: "Crie uma nova senha",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      "Recebemos um pedido para redefinir a senha da sua conta. O link vale por uma hora e só pode ser usado uma vez.",
      "Se não foi você, ignore esta mensagem: sua senha continua a mesma.",
    ],
    action: { label: "Criar nova senha", url: link("/redefinir-senha", token) },
  });

export const confirmChange = (user: Recipient, newEmail: string, token: string) =>
  send(user.email, "confirm-change", "Confirme a troca de e-mail", {
    title: "Troca de e-mail",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      `Pediram para trocar o e-mail da sua conta por ${newEmail}. Se foi você, confirme; depois enviaremos um link para o novo endereço.`,
      "Se não foi você, não confirme e troque sua senha.",
    ],
    action: { label: "Confirmar troca", url: link("/confirmar-email", token) },
  });

export const passwordChanged = (user: Recipient) =>
  send(user.email, "password-changed", "Sua senha foi trocada", {
    title: "Sua senha foi trocada",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      "A senha da sua conta acaba de ser trocada, e as outras sessões foram encerradas. Se não foi você, redefina a senha agora mesmo.",
    ],
    action: { label: "Redefinir senha", url: publicUrl("/recuperar-senha") },
  });

export const secondFactorReset = (user: Recipient) =>
  send(user.email, "second-factor-reset", "Sua verificação em duas etapas foi desativada", {
    title: "Verificação em duas etapas desativada",
    paragraphs: [
      `Olá, ${firstName(user)}.`,
      "A administração desativou a verificação em duas etapas da sua conta e encerrou suas sessões. No próximo login, ative-a de novo: sem ela, o acesso da equipe não abre.",
      "Se você não pediu isso, troque sua senha e avise a administração agora mesmo.",
    ],
    action: { label: "Entrar", url: publicUrl("/admin/login") },
  });

const send = (to: string, template: string, subject: string, content: Parameters<typeof renderMail>[0]) =>
  queueMail({ to, template, subject: `${subject} | Joia da Base`, ...renderMail(content) });

const link = (path: string, token: string) => publicUrl(`${path}?token=${encodeURIComponent(token)}`);
const firstName = ({ name }: Recipient) => name.split(" ", 1)[0];

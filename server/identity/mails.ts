import { EMAIL_CHANGE_HOURS } from "#domain/identity/account-care.ts";
import { ROLE_LABELS } from "#domain/identity/roles.ts";
import type { Role } from "#domain/identity/roles.ts";
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

export const roleChanged = (user: Recipient, role: Role) =>
  mailTo(user, "role-changed", {
    subject: "Seu papel na plataforma mudou",
    title: "Seu papel mudou",
    paragraphs: [
      `A administração mudou o papel da sua conta para: ${ROLE_LABELS[role]}.`,
      role === "user"
        ? "A área da administração não abre mais com esta conta."
        : "A área da administração abre depois da verificação em duas etapas.",
      "Se você não esperava por isso, responda a este aviso pela página de contato.",
    ],
    action:
      role === "user"
        ? { label: "Abrir minha conta", path: "/conta" }
        : { label: "Entrar na administração", path: "/admin/login" },
  });

export const accountLocked = (user: Recipient, reason: string) =>
  mailTo(user, "account-locked", {
    subject: "Sua conta foi bloqueada",
    title: "Conta bloqueada",
    paragraphs: [
      "A administração bloqueou o acesso à sua conta, e as sessões abertas terminaram. Seus dados continuam guardados.",
      `O motivo: ${reason}`,
      "Se você acha que foi um engano, fale com a equipe.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });

export const accountUnlocked = (user: Recipient) =>
  mailTo(user, "account-unlocked", {
    subject: "Sua conta foi desbloqueada",
    title: "Conta desbloqueada",
    paragraphs: [
      "O acesso à sua conta está aberto de novo. Se alguém mais conhecia sua senha, crie uma nova antes de entrar.",
    ],
    action: { label: "Entrar", path: "/login" },
  });

export const newAddress = (user: Recipient, token: string) =>
  mailTo(user, "new-address", {
    subject: "Confirme seu novo e-mail",
    title: "Confirme seu novo e-mail",
    paragraphs: [
      `A equipe recebeu um pedido para que sua conta use este endereço. O link vale por ${EMAIL_CHANGE_HOURS} horas; até lá, nada muda.`,
      "Se você não pediu isso, ignore esta mensagem.",
    ],
    action: { label: "Confirmar novo e-mail", path: withToken("/confirmar-novo-email", token) },
  });

export const addressWillChange = (user: Recipient) =>
  mailTo(user, "address-will-change", {
    subject: "Pedido de troca de e-mail da sua conta",
    title: "Troca de e-mail",
    paragraphs: [
      "A equipe começou a trocar o e-mail da sua conta por outro endereço, a pedido. A troca só vale quando o novo endereço for confirmado.",
      "Se não foi você quem pediu, avise a equipe agora mesmo.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });

export const addressChanged = (user: Recipient) =>
  mailTo(user, "address-changed", {
    subject: "O e-mail da sua conta foi trocado",
    title: "E-mail trocado",
    paragraphs: [
      "O novo endereço foi confirmado, e este não abre mais a sua conta. As sessões abertas terminaram.",
      "Se não foi você quem pediu, avise a equipe agora mesmo.",
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  });

const withToken = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`;

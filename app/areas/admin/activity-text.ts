import { isReviewKind } from "#domain/moderation/review-kinds.ts";
import type { ActivityEntry } from "#server/moderation/moderation.server.ts";
import { REVIEW_TEXT } from "./review-text.ts";
import type { AuditAction } from "#domain/audit/actions.ts";

/** What the audit log's actions are in words, after the name of who did it. */
export const ACTIVITY: Record<AuditAction, string> = {
  "athlete.address_changed": "mudou o endereço do perfil de {nome}",
  "athlete.birthdate_changed": "trocou a data de nascimento no perfil de {nome}",
  "athlete.birthdate_requested": "pediu a troca da data de nascimento no perfil de {nome}",
  "athlete.came_of_age": "passou o perfil para {nome}, que completou 18 anos",
  "athlete.change_approved": "aprovou, como responsável, uma mudança no perfil de {nome}",
  "athlete.change_refused": "recusou, como responsável, uma mudança no perfil de {nome}",
  "athlete.change_requested": "pediu ao responsável uma mudança no perfil de {nome}",
  "athlete.change_withdrawn": "desistiu de uma mudança no perfil de {nome}",
  "athlete.created": "criou o perfil de {nome}",
  "athlete.handed_over": "ligou o perfil de {nome} a uma conta",
  "athlete.hidden": "ocultou o perfil de {nome}",
  "athlete.privacy_changed": "mudou a privacidade do perfil de {nome}",
  "athlete.profile_changed": "editou o perfil de {nome}",
  "athlete.published": "publicou o perfil de {nome}",
  "athlete.unpublished": "tirou do ar o perfil de {nome}",
  "athlete.video_hidden": "ocultou um vídeo de {nome}",
  "athlete.video_shown": "pôs um vídeo de {nome} de volta no ar",
  "championship.created": "criou o campeonato {nome}",
  "championship.handed_over": "ligou o campeonato {nome} a uma conta",
  "club.athlete_linked": "vinculou um atleta ao clube {nome}",
  "club.cnpj_lost": "ficou sem o CNPJ do clube {nome}, que outra conta confirmou antes",
  "club.created": "cadastrou o clube {nome}",
  "club.handed_over": "ligou o clube {nome} a uma conta",
  "club.link_confirmed": "confirmou um vínculo de atleta com o clube {nome}",
  "club.link_ended": "encerrou um vínculo de atleta com o clube {nome}",
  "club.link_refused": "recusou um vínculo de atleta com o clube {nome}",
  "club.link_requested": "pediu o vínculo com o clube {nome}",
  "club.unverified": "retirou a verificação do clube {nome}",
  "club.hidden": "ocultou o clube {nome}",
  "club.shown": "pôs o clube {nome} de volta no ar",
  "club.verified": "verificou o clube {nome}",
  "consent.granted": "autorizou a publicação do perfil de {nome}",
  "consent.lifted": "desfez a retirada da autorização do perfil de {nome}",
  "consent.revoked": "revogou a autorização do perfil de {nome}",
  "contact.accepted": "aceitou um pedido de contato com {nome}",
  "contact.declined": "recusou um pedido de contato com {nome}",
  "contact.withdrawn": "encerrou um pedido de contato com {nome}",
  "contact.closed": "encerrou um contato com {nome}",
  "contact.requested": "pediu contato com {nome}",
  "event.approved": "aprovou o evento {nome}",
  "event.created": "cadastrou o evento {nome}",
  "event.hidden": "ocultou o evento {nome}",
  "event.shown": "pôs o evento {nome} de volta no ar",
  "export.downloaded": "baixou a cópia dos próprios dados",
  "export.requested": "pediu uma cópia dos próprios dados",
  "guardian.confirmed": "confirmou que responde por {nome}",
  "guardian.declined": "recusou responder por {nome}",
  "guardian.invitation_withdrawn": "cancelou o convite a um responsável por {nome}",
  "guardian.removed": "removeu um responsável por {nome}",
  "guardian.invited": "convidou um responsável para {nome}",
  "inquiry.event_refused": "recusou um evento enviado pelo site",
  "inquiry.exported": "exportou mensagens recebidas",
  "inquiry.handled": "marcou uma mensagem como tratada",
  "inquiry.reopened": "marcou uma mensagem como nova",
  "media.approved": "aprovou {nome}",
  "media.cropped": "recortou {nome}",
  "media.deleted": "apagou {nome}",
  "media.guardian_approved": "autorizou, como responsável, {nome}",
  "media.guardian_refused": "recusou, como responsável, {nome}",
  "media.hidden": "ocultou {nome}",
  "media.refused": "recusou {nome}",
  "media.shown": "pôs de volta no ar {nome}",
  "media.moved": "mudou a ordem de {nome}",
  "media.poster_changed": "trocou a capa de {nome}",
  "media.renamed": "trocou o título de {nome}",
  "media.restored": "desfez a exclusão de {nome}",
  "media.waits_for_guardian": "pediu o aval do responsável para {nome}",
  "media.waits_for_staff": "pôs na fila de revisão {nome}",
  "plan.activated": "pôs um plano à venda",
  "plan.created": "criou um plano",
  "plan.deactivated": "tirou um plano de venda",
  "plan.updated": "alterou um plano",
  "report.created": "enviou uma denúncia",
  "review.approved": "aprovou a revisão “{nome}”",
  "review.rejected": "rejeitou a revisão “{nome}”",
  "session.revoked": "encerrou uma sessão",
  "session.second_factor": "confirmou o segundo fator",
  "session.started": "entrou na conta",
  "sponsor.approved": "aprovou o patrocinador {nome}",
  "sponsor.created": "cadastrou o patrocinador {nome}",
  "sponsor.handed_over": "ligou o patrocinador {nome} a uma conta",
  "sponsor.change_requested": "pediu uma mudança na página do patrocinador {nome}",
  "sponsor.updated": "atualizou o patrocinador {nome}",
  "subscription.attached": "ligou uma assinatura a um perfil",
  "subscription.canceled": "cancelou uma assinatura",
  "subscription.claimed": "assumiu uma assinatura já paga",
  "subscription.doubled": "encerrou uma assinatura repetida, com devolução",
  "subscription.ended": "encerrou uma assinatura",
  "subscription.plan_changed": "trocou o plano de uma assinatura",
  "subscription.reactivated": "reativou uma assinatura",
  "subscription.started": "iniciou uma assinatura",
  "subscription.taken_back": "desistiu de uma assinatura, com devolução",
  "user.created": "abriu a conta de {nome}",
  "user.deletion_canceled": "desistiu de excluir a própria conta",
  "user.deletion_requested": "pediu a exclusão da própria conta",
  "user.erased": "apagou uma conta ao fim do prazo",
  "user.password_changed": "trocou a própria senha",
  "user.renamed": "mudou o próprio nome",
  "user.role_changed": "mudou o papel de {nome}",
  "user.second_factor_removed": "desligou o próprio segundo fator",
  "user.second_factor_reset": "desligou o segundo fator de {nome}",
  "user.signed_up": "criou a própria conta",
};

type Entry = Pick<ActivityEntry, "actor" | "action" | "subjectType" | "subjectName">;

export const actorText = ({ actor }: Pick<Entry, "actor">): string =>
  actor ? (actor.name ?? "Conta removida") : "Sistema";

/** What follows the name of who did it. */
export function activityText({ action, subjectType, subjectName }: Omit<Entry, "actor">): string {
  const sentence = Object.hasOwn(ACTIVITY, action)
    ? ACTIVITY[action as AuditAction]
    : `registrou “${action}” em {nome}`;
  // The type of a review's subject is the review's kind: the sentence says which.
  const named =
    isReviewKind(subjectType) && action.startsWith("review.") ? REVIEW_TEXT[subjectType].label : null;
  const subject = [named, subjectName].filter(Boolean).join(": ");
  return sentence.replace("{nome}", () => subject || "(já removido)");
}

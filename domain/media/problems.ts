import type { MediaKind } from "./kinds.ts";

/** Why a file was not accepted. */
export const UPLOAD_PROBLEMS = [
  "wrong_type",
  "too_large",
  "damaged",
  "too_many_pixels",
  "unknown_codec",
  "too_many_files",
  "failed",
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

export const isUploadProblem = (code: string): code is UploadProblem =>
  UPLOAD_PROBLEMS.some((problem) => problem === code);

export interface ProblemText {
  title: string;
  body: string;
}

/** What the person reads; titles and the sentence about types are the specification's. */
export function uploadProblemText(problem: UploadProblem, kind: MediaKind | null): ProblemText {
  switch (problem) {
    case "wrong_type":
      return {
        title: "Tipo de arquivo inválido",
        body: "Apenas imagens (JPG, PNG, WEBP) ou vídeos (MP4, WEBM, MOV) são permitidos.",
      };
    case "too_large":
      return {
        title: "Arquivo muito grande",
        body:
          kind === "video" ? "O vídeo precisa ter menos de 100MB." : "A imagem precisa ter menos de 10MB.",
      };
    case "damaged":
      return {
        title: "Erro no upload",
        body: "O arquivo está incompleto ou danificado. Envie de novo.",
      };
    case "too_many_pixels":
      return {
        title: "Erro no upload",
        body: "A imagem tem pontos demais. Envie uma versão menor, com até 8.000 pontos de lado.",
      };
    case "unknown_codec":
      return {
        title: "Erro no upload",
        body: "O vídeo usa um formato que não conseguimos abrir. Exporte em MP4 (H.264) e envie de novo.",
      };
    case "too_many_files":
      return {
        title: "Erro no upload",
        body: "O perfil já tem o máximo de arquivos. Apague um antes de enviar outro.",
      };
    case "failed":
      return {
        title: "Erro no upload",
        body: "Não conseguimos preparar o arquivo. Envie de novo em alguns minutos.",
      };
  }
}

/** Why an upload was not even begun, or not continued, besides what is wrong with the file itself. */
const UPLOAD_REFUSALS = {
  not_signed_in: "Sua sessão terminou. Entre de novo e continue o envio.",
  new_terms: "Antes de enviar, aceite a nova versão dos termos: o link está no alto da página.",
  cross_origin: "Este envio veio de outro site e não foi aceito. Abra a página por aqui e envie de novo.",
  not_found: "Não encontramos este perfil ou este envio. Recarregue a página e tente de novo.",
  no_file: "Escolha pelo menos um arquivo para enviar.",
  too_many_at_once:
    "Cada envio leva até 20 arquivos, e os 20 primeiros chegaram. Envie os outros em seguida.",
  invalid: "O envio veio incompleto. Recarregue a página e tente de novo.",
  too_many_uploads: "Há muitos envios em andamento. Espere alguns terminarem e tente de novo.",
  too_many_today: "Você já enviou muitos arquivos hoje. Continue amanhã.",
} as const;
export type UploadRefusal = keyof typeof UPLOAD_REFUSALS;

export const uploadRefusalText = (refusal: UploadRefusal): ProblemText => ({
  title: "Erro no upload",
  body: UPLOAD_REFUSALS[refusal],
});

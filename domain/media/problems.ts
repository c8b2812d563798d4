import type { MediaKind } from "./kinds.ts";

/** Why a file was not accepted. */
export const UPLOAD_PROBLEMS = [
  "wrong_type",
  "too_large",
  "damaged",
  "too_many_pixels",
  "too_many_files",
  "failed",
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

interface ProblemText {
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

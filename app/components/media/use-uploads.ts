import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { sayNow } from "#app/components/said-now.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { formatMegabytes } from "./megabytes.ts";
import type { UploadItem } from "./upload-items.ts";
import { uploadQueue, type UploadEvent } from "./upload-queue.ts";

const NONE: readonly UploadItem[] = [];
const never = () => () => {};

/** The files that this window sends. None on the server, and none in the first rendering of the browser. */
export const useUploads = (): readonly UploadItem[] =>
  useSyncExternalStore(
    typeof window === "undefined" ? never : uploadQueue().subscribe,
    () => uploadQueue().items(),
    () => NONE,
  );

/** Tells the person what happens to the files, and brings the page's own list up to date. */
export function useUploadNews(announce: (text: string) => void): void {
  const { revalidate } = useRevalidator();
  const onEvent = useEffectEvent(({ item, what }: UploadEvent) => {
    const { kind, problem } = item;
    const name = titleOrKind(item.title, kind ?? "photo");
    switch (what) {
      case "refused":
        if (problem) sayNow({ kind: "error", ...problem });
        void revalidate();
        break;
      case "lost":
        announce(`${name}: pausado, a conexão caiu. Nada se perdeu.`);
        break;
      case "arrived":
        announce(`${name}: enviado. Processando.`);
        if (kind && isLastOf(kind)) sayNow({ kind: "success", title: "Upload concluído", body: SENT[kind] });
        break;
      case "cut":
        announce(`${name}: cortado, com ${formatMegabytes(item.bytes)}. Enviando.`);
        break;
      case "uncut":
        sayNow({ kind: "error", title: CUT_FAILED, body: TRY_LESS });
        break;
      case "processed":
        announce(`${name}: pronto.`);
        void revalidate();
        break;
    }
  });
  useEffect(() => uploadQueue().hear(onEvent), []);
}

export const CUT_FAILED = "Não deu para cortar o vídeo";
const TRY_LESS = "Tente uma parte menor, ou corte no aplicativo de fotos do celular e envie de novo.";

const SENT = { photo: "Fotos enviados com sucesso!", video: "Vídeos enviados com sucesso!" };

/** No other file of this kind is still to be sent. */
const isLastOf = (kind: "photo" | "video"): boolean =>
  !uploadQueue()
    .items()
    .some((item) => item.kind === kind && (item.state === "waiting" || item.state === "sending"));

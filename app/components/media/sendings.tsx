import { CircleX, LoaderCircle, RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { MediaKind } from "#domain/media/kinds.ts";
import { uploadProblemText, type UploadProblem } from "#domain/media/problems.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import { LocalUpload, UploadTotal } from "./local-uploads.tsx";
import { MediaStateLine, NotPlayable, type StandingOf } from "./media-state.tsx";
import { formatMegabytes } from "./megabytes.ts";
import { MediaThumb } from "./media-thumb.tsx";
import type { OwnItemView } from "./own-item.ts";
import { TitleEditor } from "./title-editor.tsx";
import { uploadQueue } from "./upload-queue.ts";
import { StateWords, UploadRow } from "./upload-row.tsx";
import { useUploadNews, useUploads } from "./use-uploads.ts";

interface OwnUploadView {
  id: string;
  kind: MediaKind;
  title: string;
  bytes: number;
  state: "receiving" | "received" | "refused";
  problem: UploadProblem | null;
}

interface SendingsProps {
  uploads: readonly OwnUploadView[];
  /** Items that are not shown yet, or were refused. */
  items: readonly OwnItemView[];
  of: StandingOf;
  /** Where one item is looked at and changed. */
  itemPath: (id: string) => string;
  /** What is done there; by default a video's cover is chosen, and a photo is opened. */
  itemLabel?: string;
  /** What is said while nothing is on its way. */
  empty?: string;
  answer?: Refused | null;
}

/** Everything on its way: files that this window sends, others that have begun, and items that wait for somebody. */
export function Sendings({
  uploads,
  items,
  of,
  itemPath,
  itemLabel,
  empty = "Nada a caminho. O que você enviar aparece aqui até estar pronto, e depois em Fotos ou Vídeos.",
  answer,
}: SendingsProps) {
  const local = useUploads();
  const [announced, announce] = useState("");
  useUploadNews(announce);
  // What the server has decided about is shown as the server tells it.
  const decided = new Set(
    [...items, ...uploads.filter(({ state }) => state === "refused")].map(({ id }) => id),
  );
  const settled = local
    .filter(({ id, state }) => id && decided.has(id) && (state === "done" || state === "error"))
    .map(({ key }) => key)
    .join(" ");
  useEffect(() => uploadQueue().forget(settled.split(" ")), [settled]);
  const sentHere = new Set(local.map(({ id }) => id));
  const others = uploads.filter(({ id }) => !sentHere.has(id));
  const waiting = items.filter(({ id }) => !sentHere.has(id));
  return (
    <section className="panel p-4 sm:p-6">
      <h2 className="text-2xl">Envios</h2>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {local.length + others.length + waiting.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <>
          {local.length > 0 && (
            <div className="mt-4">
              <UploadTotal items={local} />
            </div>
          )}
          <ul aria-label="Arquivos enviados" className="mt-4">
            {local.map((item) => (
              <LocalUpload key={item.key} item={item} answer={answer} />
            ))}
            {others.map((upload) => (
              <OtherUpload key={upload.id} upload={upload} answer={answer} />
            ))}
            {waiting.map((item) => (
              <WaitingItem
                key={item.id}
                item={item}
                of={of}
                to={itemPath(item.id)}
                label={itemLabel ?? (item.kind === "video" ? "Escolher capa" : "Abrir")}
                answer={answer}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A file that another window began, or that was sent without script. */
function OtherUpload({ upload, answer }: { upload: OwnUploadView; answer?: Refused | null }) {
  const { id, kind, title, state, problem } = upload;
  return (
    <UploadRow
      kind={kind === "video" ? "video" : "photo"}
      title={
        state === "refused" ? (
          <p className="font-semibold wrap-anywhere">{titleOrKind(title, kind)}</p>
        ) : (
          <TitleEditor id={id} kind={kind} title={title} answer={answer} />
        )
      }
      actions={
        state !== "received" && (
          <PostForm>
            <input type="hidden" name="id" value={id} />
            <SubmitButton intent="tirar" variant="text" size="small" className="min-h-11">
              <X aria-hidden="true" />
              Tirar
              <span className="sr-only"> {titleOrKind(title, kind)}</span>
            </SubmitButton>
          </PostForm>
        )
      }
    >
      <UploadStateLine upload={upload} problem={problem} />
    </UploadRow>
  );
}

function UploadStateLine({ upload, problem }: { upload: OwnUploadView; problem: UploadProblem | null }) {
  if (upload.state === "receiving")
    return (
      <StateWords icon={<RotateCw />} word="Parado no meio">
        {formatMegabytes(upload.bytes)}; escolha o mesmo arquivo para continuar
      </StateWords>
    );
  if (upload.state === "received")
    return (
      <StateWords icon={<LoaderCircle />} word="Processando">
        apagando local e data do arquivo
      </StateWords>
    );
  const text = uploadProblemText(problem ?? "failed", upload.kind);
  return (
    <StateWords icon={<CircleX />} word={text.title} bad>
      {text.body}
    </StateWords>
  );
}

function WaitingItem({
  item,
  of,
  to,
  label,
  answer,
}: {
  item: OwnItemView;
  of: StandingOf;
  to: string;
  label: string;
  answer?: Refused | null;
}) {
  return (
    <UploadRow
      kind={item.kind}
      thumb={item.state === "processing" ? undefined : <MediaThumb item={item} sizes="64px" />}
      title={<TitleEditor id={item.id} kind={item.kind} title={item.title} answer={answer} />}
      actions={
        item.state !== "processing" && (
          <span className="inline-flex min-h-11 items-center text-compact">
            <TextLink to={to}>
              {label}
              <span className="sr-only"> de {titleOrKind(item.title, item.kind)}</span>
            </TextLink>
          </span>
        )
      }
    >
      <MediaStateLine item={item} of={of} />
      {item.kind === "video" && !item.playable && <NotPlayable codec={item.codec} />}
    </UploadRow>
  );
}

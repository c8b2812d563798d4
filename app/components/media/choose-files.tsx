import { Camera, Plus, Upload } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { buttonClass, SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { ACCEPTED_FILES } from "#domain/media/chosen-file.ts";
import type { MediaOwnerId } from "./send-file.ts";
import { uploadQueue } from "./upload-queue.ts";

const LIMITS = "JPG, PNG ou WEBP até 10MB · MP4, WEBM ou MOV até 100MB";

interface ChooseFilesProps {
  owner: MediaOwnerId;
  /** Where what is being sent is listed. */
  returnTo: string;
}

/** Two buttons on a phone, a drop zone on a wide screen, and a plain form without script. */
export function ChooseFiles({ owner, returnTo }: ChooseFilesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const add = (files: FileList | undefined | null) => {
    if (!files?.length) return;
    uploadQueue().add(owner, [...files]);
    if (pathname + search !== returnTo) void navigate(returnTo);
  };
  /** The field is emptied, so that the same file can be chosen again after it was taken off the list. */
  const takeFrom = (field: HTMLInputElement) => {
    add(field.files);
    field.value = "";
  };
  const dragging = useDroppedFiles(add);
  const takeEarly = useEffectEvent(() => {
    for (const field of ref.current?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])
      takeFrom(field);
  });
  // Somebody was quicker than our script.
  useEffect(() => takeEarly(), []);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeFrom(currentTarget);
  return (
    <div ref={ref}>
      <div className="grid grid-cols-2 gap-2 sm:hidden noscript:hidden">
        <label className={cx(buttonClass({ variant: "primary" }), "cursor-pointer", FOCUS_WITHIN)}>
          <Plus aria-hidden="true" />
          Adicionar
          <input type="file" multiple accept={ACCEPTED_FILES} onChange={onChange} className="sr-only" />
        </label>
        <label className={cx(buttonClass(), "cursor-pointer bg-card", FOCUS_WITHIN)}>
          <Camera aria-hidden="true" />
          Câmera
          <input
            type="file"
            accept="image/*,video/*"
            capture="environment"
            onChange={onChange}
            className="sr-only"
          />
        </label>
        <p className="col-span-2 text-sm text-muted">{LIMITS}</p>
      </div>
      <div
        className={cx(
          "hidden items-center gap-4 rounded-panel border-2 border-dashed px-5 py-4 sm:flex noscript:hidden",
          dragging ? "border-grass bg-grass-tint" : "border-edge bg-card",
        )}
      >
        <Upload className="size-6 shrink-0" aria-hidden="true" />
        <div className="min-w-0 grow">
          <p>Arraste fotos e vídeos para cá</p>
          <p className="text-sm text-muted">{LIMITS}</p>
        </div>
        <label className={cx(buttonClass({ size: "small" }), "shrink-0 cursor-pointer", FOCUS_WITHIN)}>
          Escolher arquivos
          <input type="file" multiple accept={ACCEPTED_FILES} onChange={onChange} className="sr-only" />
        </label>
      </div>
      <PlainForm owner={owner} returnTo={returnTo} />
    </div>
  );
}

const FOCUS_WITHIN =
  "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky";

/** Without script the browser itself sends the files, in one request. */
const PlainForm = ({ owner, returnTo }: ChooseFilesProps) => (
  <PostForm
    action="/envios/formulario"
    encType="multipart/form-data"
    reloadDocument
    className="panel hidden gap-3 p-5 noscript:grid"
  >
    <input type="hidden" name="ownerType" value={owner.type} />
    <input type="hidden" name="ownerId" value={owner.id} />
    <input type="hidden" name="voltar" value={returnTo} />
    <label className="grid gap-1.5 font-semibold">
      Fotos e vídeos
      <span className="text-sm font-normal text-muted">{LIMITS}</span>
      <input
        type="file"
        name="files"
        multiple
        accept={ACCEPTED_FILES}
        className="w-full rounded-control border-2 border-dashed border-edge bg-card p-2 text-compact font-normal file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-4 file:font-bold"
      />
    </label>
    <SubmitButton className="justify-self-start">Enviar</SubmitButton>
  </PostForm>
);

/** Files may be dropped anywhere on the page: beside the zone, a browser would open them instead. */
function useDroppedFiles(add: (files: FileList | undefined) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const onFiles = useEffectEvent(add);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (name: "dragover" | "dragleave" | "drop", work: (event: DragEvent) => void) =>
      document.addEventListener(name, work, listeners);
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    listen("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    });
    listen("dragleave", ({ relatedTarget }) => {
      if (!relatedTarget) setDragging(false);
    });
    listen("drop", (event) => {
      setDragging(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles(event.dataTransfer?.files);
    });
    return () => listeners.abort();
  }, []);
  return dragging;
}

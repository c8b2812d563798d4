import {
  CircleStop,
  CircleX,
  Hourglass,
  LoaderCircle,
  Pause,
  Play,
  Scissors,
  Upload,
  WifiOff,
  X,
} from "lucide-react";
import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { sayNow } from "#app/components/said-now.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { formatDuration } from "#domain/dates.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import type { VideoPart } from "./cut-plan.ts";
import { formatMegabytes, sentOf } from "./megabytes.ts";
import { LocalTitle, TitleEditor } from "./title-editor.tsx";
import { isBusy, progressOf, totalsOf, type UploadItem } from "./upload-items.ts";
import { uploadQueue } from "./upload-queue.ts";
import { ProgressBar, StateWords, UploadRow } from "./upload-row.tsx";
import { CUT_FAILED } from "./use-uploads.ts";

/** "1 de 5 enviados", how much of it, and one button for all. */
export function UploadTotal({ items }: { items: readonly UploadItem[] }) {
  const { files, arrived, bytes, sent } = totalsOf(items);
  if (files === 0) return null;
  const percent = bytes > 0 ? Math.round((sent * 100) / bytes) : 0;
  const canResume = !isBusy(items) && items.some(({ state }) => state === "paused");
  return (
    <div className="grid gap-2 sm:flex sm:items-center sm:gap-4">
      <p className="flex grow items-baseline justify-between gap-4 sm:grow-0">
        <strong className="font-semibold">
          {arrived} de {files} {files === 1 ? "enviado" : "enviados"}
        </strong>
        <span className="text-sm text-muted tabular-nums">{sentOf(sent, bytes)}</span>
      </p>
      <div className="flex min-w-0 grow items-center gap-4">
        <ProgressBar percent={percent} paused={canResume} label="Envio de todos os arquivos" />
        {(isBusy(items) || canResume) && (
          <Button
            variant="text"
            size="small"
            className="shrink-0"
            onClick={() => (canResume ? uploadQueue().resumeAll() : uploadQueue().pauseAll())}
          >
            {canResume ? "Continuar tudo" : "Pausar tudo"}
          </Button>
        )}
      </div>
    </div>
  );
}

export function LocalUpload({ item, answer }: { item: UploadItem; answer?: Refused | null }) {
  const { key, kind, title, id, state } = item;
  const name = titleOrKind(title, kind ?? "photo");
  const percent = progressOf(item);
  const cutter = useCutter(key);
  return (
    <UploadRow
      kind={kind}
      thumb={item.preview ? <img src={item.preview} alt="" /> : undefined}
      title={
        id && kind ? (
          <TitleEditor
            id={id}
            kind={kind}
            title={title}
            answer={answer}
            onSaved={(typed) => uploadQueue().retitle(key, typed)}
          />
        ) : (
          <LocalTitle kind={kind} title={title} onChange={(typed) => uploadQueue().retitle(key, typed)} />
        )
      }
      progress={
        state === "sending" || state === "paused" || state === "processing"
          ? { percent, paused: state === "paused", label: `Envio de ${name}` }
          : state === "cutting"
            ? { percent, paused: false, label: `Corte de ${name}` }
            : undefined
      }
      actions={
        <>
          {item.cuttable && state === "error" && <Act icon={<Scissors />} of={name} {...cutter.opener} />}
          <Actions item={item} name={name} />
        </>
      }
      panel={cutter.panel}
    >
      <StateLine item={item} percent={percent} />
    </UploadRow>
  );
}

/** A panel that is loaded, together with what reads a video, when somebody opens it. */
function useCutter(key: string) {
  const ref = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState(false);
  const [panel, setPanel] = useState<ReactNode>(null);
  const close = () => {
    setPanel(null);
    ref.current?.focus();
  };
  const open = async () => {
    setOpening(true);
    try {
      const [{ Cutter }, video] = await Promise.all([import("./cutter.tsx"), uploadQueue().openCut(key)]);
      if (!video) return sayNow({ kind: "error", title: CUT_FAILED, body: UNREADABLE });
      const onCut = (part: VideoPart) => {
        setPanel(null);
        void uploadQueue().cut(key, part);
      };
      setPanel(<Cutter {...video} onCut={onCut} onClose={close} />);
    } catch {
      sayNow({ kind: "error", title: CUT_FAILED, body: "A conexão caiu. Tente de novo." });
    } finally {
      setOpening(false);
    }
  };
  const onClick = () => {
    if (panel) close();
    else if (!opening) void open();
  };
  const label = opening ? "Abrindo…" : "Cortar e diminuir";
  return { opener: { ref, label, onClick, "aria-expanded": panel !== null }, panel };
}

const UNREADABLE =
  "Este navegador não consegue ler o vídeo. Corte no aplicativo de fotos do celular e envie de novo.";

function StateLine({ item, percent }: { item: UploadItem; percent: number }) {
  const length = item.seconds === null ? "" : ` · ${formatDuration(item.seconds)}`;
  switch (item.state) {
    case "waiting":
      return (
        <StateWords icon={<Hourglass />} word="Na fila">
          {formatMegabytes(item.bytes)}
          {length}
        </StateWords>
      );
    case "sending":
      return (
        <StateWords icon={<Upload />} word={`Enviando ${percent}%`}>
          {sentOf(item.sent, item.bytes)}
          {length}
        </StateWords>
      );
    case "paused":
      return (
        <StateWords icon={item.lost ? <WifiOff /> : <Pause />} word={`Pausado em ${percent}%`}>
          {item.lost ? "a conexão caiu; nada se perdeu" : "nada se perdeu"}
        </StateWords>
      );
    case "processing":
      return (
        <StateWords icon={<LoaderCircle />} word="Processando">
          apagando local e data do arquivo{item.kind === "video" && ", preparando a capa"}
        </StateWords>
      );
    case "done":
      return <StateWords icon={<LoaderCircle />} word="Pronto" />;
    case "cutting":
      return (
        <StateWords icon={<Scissors />} word={`Cortando ${percent}%`}>
          deixe esta página aberta
        </StateWords>
      );
    case "error":
      return (
        <StateWords icon={<CircleX />} word={item.problem?.title ?? "Erro no upload"} bad>
          {sizeNote(item)}
          {item.problem?.body}
        </StateWords>
      );
  }
}

/** Where the size is the problem, it says how large the file is. */
const sizeNote = ({ problem, bytes }: UploadItem): string =>
  problem?.title === "Arquivo muito grande" ? `Tem ${formatMegabytes(bytes).replace(" ", "")}. ` : "";

function Actions({ item, name }: { item: UploadItem; name: string }) {
  const { key, state } = item;
  if (state === "processing" || state === "done") return null;
  const queue = uploadQueue();
  return (
    <>
      {(state === "sending" || state === "waiting") && (
        <Act icon={<Pause />} label="Pausar" of={name} onClick={() => queue.pause(key)} />
      )}
      {state === "paused" && (
        <Act icon={<Play />} label="Continuar" of={name} onClick={() => queue.resume(key)} />
      )}
      {state === "cutting" && (
        // It takes the place of the panel's button, which had the focus.
        <Act icon={<CircleStop />} label="Parar" of={name} onClick={() => queue.stopCut(key)} ref={focus} />
      )}
      <Act icon={<X className="max-sm:hidden" />} label="Tirar" of={name} onClick={() => queue.remove(key)} />
    </>
  );
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

const Act = ({
  icon,
  label,
  of,
  ...rest
}: ComponentProps<typeof Button> & { icon: ReactNode; label: string; of: string }) => (
  <Button variant="text" size="small" className="min-h-11 no-underline" {...rest}>
    <span aria-hidden="true" className="contents">
      {icon}
    </span>
    <span className="underline decoration-2 underline-offset-4">{label}</span>
    <span className="sr-only"> {of}</span>
  </Button>
);

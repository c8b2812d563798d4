import { Pencil } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { MediaKind } from "#domain/media/kinds.ts";
import { MEDIA_TITLE_MAX } from "#domain/media/limits.ts";
import { titleOrKind } from "#domain/media/titles.ts";

interface TitleEditorProps {
  /** Of the item, or of the upload that it comes of. */
  id: string;
  kind: MediaKind;
  title: string;
  /** What the page's action answered. */
  answer?: Refused | null;
  onSaved?: (title: string) => void;
}

/** A title that opens into a form to change it, with or without script. */
export function TitleEditor({ id, kind, title, answer, onSaved }: TitleEditorProps) {
  const refused = answer?.typed["id"] === id ? answer : null;
  return (
    <details key={title} open={refused ? true : undefined} className="group min-w-0">
      <summary className={TITLE_SUMMARY}>
        <TitleWords title={titleOrKind(title, kind)} />
      </summary>
      <PostForm
        className="mt-1 mb-2 flex max-w-[32rem] flex-wrap items-end gap-2"
        onSubmit={({ currentTarget }) => {
          const typed = new FormData(currentTarget).get("title");
          if (typeof typed === "string") onSaved?.(typed);
        }}
      >
        <input type="hidden" name="id" value={id} />
        <InputField
          label="Título"
          name="title"
          maxLength={MEDIA_TITLE_MAX}
          defaultValue={refused?.typed["title"] ?? title}
          error={refused?.fields["title"]}
          // Many forms of one page have this field, and a draft is kept by page and name.
          keep={false}
          autoComplete="off"
          className="min-w-0 grow basis-56"
        />
        <SubmitButton intent="titulo">Salvar</SubmitButton>
      </PostForm>
    </details>
  );
}

/** The same before anything of the file was sent: the title goes along with it. */
export function LocalTitle({
  kind,
  title,
  onChange,
}: {
  kind: MediaKind | null;
  title: string;
  onChange: (title: string) => void;
}) {
  return (
    <details className="group min-w-0">
      <summary className={TITLE_SUMMARY}>
        <TitleWords title={titleOrKind(title, kind ?? "photo")} />
      </summary>
      <InputField
        label="Título"
        maxLength={MEDIA_TITLE_MAX}
        value={title}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-1 mb-2 max-w-[32rem]"
      />
    </details>
  );
}

const TITLE_SUMMARY =
  "flex min-h-11 w-fit max-w-full list-none items-center gap-2 rounded-control font-semibold sm:min-h-8 [&::-webkit-details-marker]:hidden";

const TitleWords = ({ title }: { title: string }) => (
  <>
    <span className="min-w-0 underline decoration-dotted underline-offset-4 wrap-anywhere">{title}</span>
    <Pencil className="size-4 shrink-0 text-muted" aria-hidden="true" />
    <span className="sr-only">: mudar título</span>
  </>
);

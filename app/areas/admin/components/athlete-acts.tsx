import { Eye, EyeOff, Star, StarOff, Trash2 } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { athletePath } from "../record-paths.ts";
import { Panel } from "./panel.tsx";

interface ActsProps {
  athlete: { id: string; name: string; featured: boolean; state: PublicationState; reason: string | null };
  answer?: Refused;
}

/** Off every public page, and back. */
export function VisibilityForm({ athlete, answer }: ActsProps) {
  const hidden = athlete.state === "hidden";
  const intent = hidden ? "mostrar" : "ocultar";
  const mine = answerTo(intent, answer);
  const form = useFocusOnError(mine);
  const round = useFormRound(answer);
  const field = fieldOf(mine);
  return (
    <Panel title="Publicação">
      <PostForm key={round} ref={form} className="grid gap-4">
        <p className="flex flex-wrap items-center gap-2 text-compact">
          <PublicationBadge state={athlete.state} />
          {athlete.reason && `A equipe pediu: ${athlete.reason}`}
        </p>
        <p className="text-compact text-muted">
          {hidden
            ? "Volta ao ar se estava no ar antes e se a autorização ainda vale; senão, fica privado."
            : "Sai de todas as páginas públicas na hora, com fotos e vídeos. Só a equipe mostra de novo."}
        </p>
        <TextareaField
          label={hidden ? "Motivo para mostrar de novo" : "Motivo para ocultar"}
          rows={2}
          required
          maxLength={1000}
          {...field(hidden ? "showReason" : "hideReason")}
        />
        <div>
          <SubmitButton intent={intent} size="small">
            {hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {hidden ? "Mostrar de novo" : "Ocultar perfil"}
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}

/** The form is the confirmation: what happens stands beside its button, and it asks for a reason. */
export function DeleteForm({ athlete, answer }: ActsProps) {
  const mine = answerTo("excluir", answer);
  const form = useFocusOnError(mine);
  const round = useFormRound(answer);
  const field = fieldOf(mine);
  return (
    <Panel title={`Excluir ${athlete.name}?`} className="border-danger">
      <PostForm key={round} ref={form} id="excluir" className="grid gap-4">
        <p className="text-compact text-muted">
          A página e todas as fotos e vídeos saem do ar na hora. Por {GRACE_DAYS} dias dá para desfazer;
          depois, tudo é apagado de vez. O atleta e os responsáveis recebem um e-mail com o motivo.
        </p>
        <TextareaField
          label="Motivo da exclusão"
          rows={2}
          required
          maxLength={1000}
          {...field("deleteReason")}
        />
        <div>
          <SubmitButton intent="excluir" variant="danger" size="small">
            <Trash2 aria-hidden="true" />
            Excluir atleta
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}

/** Editorial, and never sold. */
export const FeatureForm = ({ athlete }: Pick<ActsProps, "athlete">) => (
  <Panel title="Destaque">
    <PostForm className="grid gap-3">
      <p className="text-compact text-muted">
        {athlete.featured
          ? athlete.state === "public"
            ? "Está entre os destaques da página inicial e da lista."
            : "Tem o destaque, que só aparece quando o perfil estiver no ar."
          : "O destaque é uma escolha da equipe, e não pode ser comprado."}
      </p>
      <div>
        <SubmitButton intent={athlete.featured ? "sem-destaque" : "destacar"} size="small">
          {athlete.featured ? <StarOff aria-hidden="true" /> : <Star aria-hidden="true" />}
          {athlete.featured ? "Tirar o destaque" : "Pôr em destaque"}
        </SubmitButton>
      </div>
    </PostForm>
  </Panel>
);

/** What a deleted profile's pages begin with. */
export const UndoNotice = ({ id, deletedAt, until }: { id: string; deletedAt: string; until: string }) => (
  <section className="mb-6 grid gap-3 rounded-panel border border-danger bg-danger-tint p-4">
    <p className="text-compact">
      <strong>Excluído em {deletedAt}.</strong> A página e as mídias estão fora do ar. Dá para desfazer até{" "}
      {until}; depois, tudo é apagado de vez.
    </p>
    <PostForm action={athletePath(id, "situacao")}>
      <SubmitButton intent="desfazer" size="small">
        Desfazer a exclusão
      </SubmitButton>
    </PostForm>
  </section>
);

import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { STAGE_ADDRESSES, STAGES } from "#domain/scouting/stages.ts";
import type { EntryView, HeadView } from "../../list-view.ts";
import { StageLabel } from "./stage-icon.tsx";

type SideProps = { list: HeadView; entry: EntryView };

/** Stage and place of one athlete, each by plain buttons. */
export const EntrySide = ({ list, entry }: SideProps) => (
  <Card title="Na lista" compact>
    {list.open ? (
      <div className="grid gap-5">
        <PostForm preventScrollReset className="grid gap-1.5">
          <input type="hidden" name="entrada" value={entry.id} />
          <p className="font-semibold">Etapa</p>
          {STAGES.map((stage) => (
            <button
              key={stage}
              type="submit"
              name="intent"
              value={STAGE_ADDRESSES[stage]}
              aria-pressed={stage === entry.stage}
              className="flex min-h-11 items-center rounded-control border border-line px-3 font-semibold text-muted hover:border-ink aria-pressed:border-2 aria-pressed:border-ink aria-pressed:text-ink"
            >
              <StageLabel stage={stage} />
            </button>
          ))}
        </PostForm>
        <PlaceForms list={list} entry={entry} />
        <PostForm>
          <input type="hidden" name="entrada" value={entry.id} />
          <SubmitButton intent="tirar" variant="text" size="small">
            Tirar da lista
          </SubmitButton>
        </PostForm>
      </div>
    ) : (
      <p className="flex flex-wrap justify-between gap-3">
        <StageLabel stage={entry.stage} />
        <span>
          nº {entry.place} de {list.total}
        </span>
      </p>
    )}
    {entry.athlete && (
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3">
        <ButtonLink to={`/a/${entry.athlete.subdomain}`} variant="text" size="small">
          Ver o perfil
        </ButtonLink>
        <ButtonLink to={`/contatos/novo/${entry.athlete.subdomain}`} variant="text" size="small">
          Contatar
        </ButtonLink>
      </p>
    )}
  </Card>
);

const PlaceForms = ({ list, entry }: SideProps) => (
  <div className="grid gap-2">
    <p className="font-semibold">
      Nº {entry.place} de {list.total}
    </p>
    <PostForm preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="entrada" value={entry.id} />
      <SubmitButton intent="inicio" size="small" disabled={entry.place === 1}>
        Para o início
      </SubmitButton>
      <SubmitButton intent="cima" size="small" disabled={entry.place === 1}>
        Para cima
      </SubmitButton>
      <SubmitButton intent="baixo" size="small" disabled={entry.place === list.total}>
        Para baixo
      </SubmitButton>
    </PostForm>
    <PostForm preventScrollReset className="flex items-end gap-2">
      <input type="hidden" name="entrada" value={entry.id} />
      <InputField
        label="Para a posição"
        name="posicao"
        inputMode="numeric"
        required
        pattern="[0-9]{1,3}"
        defaultValue={String(entry.place)}
        className="w-28"
      />
      <SubmitButton intent="posicao">Mover</SubmitButton>
    </PostForm>
  </div>
);

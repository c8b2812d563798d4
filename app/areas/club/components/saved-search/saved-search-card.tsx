import { BellOff, BellRing, Search, Trash2 } from "lucide-react";
import { Button, ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { LostFilters } from "./lost-filters.tsx";

export interface SavedSearchView {
  id: string;
  name: string;
  /** What it looks for, in words. */
  filters: string;
  /** Where it is asked again. */
  address: string;
  savedBy: string;
  alerts: { own: boolean; name: string } | null;
  /** Filters that no longer exist, in words. */
  lost: string | null;
}

type SavedSearchCardProps = { search: SavedSearchView; renameError?: string; typedName?: string };

export function SavedSearchCard({ search, renameError, typedName }: SavedSearchCardProps) {
  const { id, name, filters, address, savedBy, lost } = search;
  return (
    <li className="panel grid gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-2xl wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere">{filters}</p>
        <p className="text-sm text-muted">{savedBy}</p>
      </div>
      {lost && <LostFilters lost={lost} />}
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={address} size="small" className="max-sm:min-h-11">
          <Search aria-hidden="true" />
          {lost ? "Abrir o que sobrou" : "Abrir"}
        </ButtonLink>
        <ButtonLink to={`/club/buscas/${id}`} size="small" variant="text" className="max-sm:min-h-11">
          Novos atletas
        </ButtonLink>
      </div>
      <Alerts search={search} />
      <details open={renameError !== undefined} className="border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-grass sm:min-h-9">
          Renomear ou excluir
        </summary>
        <div className="grid gap-4 pt-2">
          <PostForm className="flex flex-wrap items-end gap-3">
            <SearchId id={id} />
            <InputField
              label="Nome da busca"
              name="name"
              id={`name-${id}`}
              required
              maxLength={80}
              defaultValue={typedName ?? name}
              error={renameError}
              className="min-w-0 grow basis-56"
            />
            <SubmitButton intent="renomear">Salvar nome</SubmitButton>
          </PostForm>
          <PostForm>
            <SearchId id={id} />
            <Button type="submit" name="intent" value="excluir" size="small" variant="text">
              <Trash2 aria-hidden="true" />
              Excluir a busca “{name}”
            </Button>
          </PostForm>
        </div>
      </details>
    </li>
  );
}

const SearchId = ({ id }: { id: string }) => <input type="hidden" name="busca" value={id} />;

/** Mails come to one person of the club: whoever switched them on. */
function Alerts({ search: { id, alerts, lost } }: { search: SavedSearchView }) {
  const on = alerts !== null && !lost;
  const Icon = on ? BellRing : BellOff;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <p className="flex items-center gap-2 text-compact">
        <Icon
          className={on ? "size-5 shrink-0 text-grass" : "size-5 shrink-0 text-muted"}
          aria-hidden="true"
        />
        {on ? `Aviso diário por e-mail para ${alerts.own ? "você" : alerts.name}` : "Sem avisos por e-mail"}
      </p>
      {!lost && (
        <PostForm className="flex flex-wrap gap-2">
          <SearchId id={id} />
          {on && (
            <SubmitButton intent="parar" size="small" variant="text" className="max-sm:min-h-11">
              Parar avisos
            </SubmitButton>
          )}
          {!(on && alerts.own) && (
            <SubmitButton intent="avisar" size="small" variant="text" className="max-sm:min-h-11">
              {on ? "Receber no meu e-mail" : "Avisar por e-mail"}
            </SubmitButton>
          )}
        </PostForm>
      )}
    </div>
  );
}

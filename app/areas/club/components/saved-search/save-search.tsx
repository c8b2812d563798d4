import { Bookmark } from "lucide-react";
import { buttonClass, SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { SearchQuery } from "#domain/athletes/search-query.ts";

type SaveSearchProps = {
  query: SearchQuery;
  /** What the name field begins with. */
  suggestion?: string;
  error?: string;
  open?: boolean;
  className?: string;
};

/** "Salvar busca": a name, and a daily mail about whoever is new in it. */
export const SaveSearch = ({ query, suggestion = "", error, open = false, className }: SaveSearchProps) => (
  <details open={open} className={className}>
    <summary className={cx(buttonClass({ size: "small" }), "w-full cursor-pointer list-none")}>
      <Bookmark aria-hidden="true" />
      Salvar busca
    </summary>
    <PostForm action="/club/buscas" className="mt-3 grid gap-3 rounded-panel border border-line bg-card p-4">
      <input type="hidden" name="query" value={JSON.stringify(query)} />
      <InputField
        label="Nome da busca"
        name="name"
        required
        maxLength={80}
        defaultValue={suggestion}
        error={error}
      />
      <p className="text-compact text-muted">
        Avisamos por e-mail, no máximo uma vez por dia, quando um atleta novo bater com ela. Dá para parar com
        um clique.
      </p>
      <SubmitButton intent="salvar" size="small" className="justify-self-start">
        Salvar
      </SubmitButton>
    </PostForm>
  </details>
);

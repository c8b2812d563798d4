import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { LinkState } from "#domain/championships/vocabulary.ts";
import { LINK_WORDS } from "./squad-words.ts";

type LinkFormProps = { link: LinkState; answer?: FormErrors };

/** The athlete's profile here, if there is one. The family says yes, nobody else. */
export const LinkForm = ({ link, answer }: LinkFormProps) => (
  <Card compact title="Perfil na Joia da Base">
    {link !== "none" && (
      <p className="mb-3">
        <Badge tone={LINK_WORDS[link].tone}>{LINK_WORDS[link].label}</Badge>
      </p>
    )}
    {link !== "confirmed" && (
      <PostForm noValidate className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <input type="hidden" name="intent" value="vinculo" />
        <InputField
          label="Endereço do perfil"
          hint="Só liga com o sim do atleta, ou do responsável até os 18 anos."
          placeholder="nome-do-atleta"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={200}
          {...fieldOf(answer)("profile")}
        />
        <SubmitButton>Pedir vínculo</SubmitButton>
      </PostForm>
    )}
  </Card>
);

import { AchievementFields } from "#app/components/achievement-fields.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CityField } from "#app/components/city-field.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { LogoField } from "#app/components/logo-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MAX_CLUB_ACHIEVEMENTS } from "#domain/clubs/profile.ts";
import type { Picture } from "#domain/media/picture.ts";
import { formatPlace } from "#domain/places.ts";
import type { ClubProfileValues } from "#server/clubs/own-profile.server.ts";
import { CLUB_PROFILE_PAGE } from "../addresses.ts";
import type { ClubAnswer } from "../save-club-answer.ts";

type ClubProfileFormProps = {
  values: ClubProfileValues;
  logo: Picture | null;
  verified: boolean;
  /** The club has no CNPJ and can give one. */
  asksCnpj: boolean;
  answer?: ClubAnswer;
};

/** The whole profile in one form with one button. */
export function ClubProfileForm({ values, logo, verified, asksCnpj, answer }: ClubProfileFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  return (
    <PostForm ref={form} encType="multipart/form-data" className="grid gap-4" noValidate>
      {/* First, so that Enter in a field saves and does not press the button of a row. */}
      <button type="submit" name="intent" value="salvar" className="hidden" tabIndex={-1} aria-hidden="true">
        Salvar
      </button>
      <input type="hidden" name="opened" value={answer?.typed["opened"] ?? JSON.stringify(values)} />
      {answer?.saved && <SavedMeanwhile saved={answer.saved} />}
      <Card compact title="O clube">
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            label="Nome"
            {...field("name", values.name)}
            required
            maxLength={120}
            autoComplete="organization"
            hint={
              verified ? "O nome de um clube verificado muda depois que a nossa equipe conferir." : undefined
            }
            className="sm:col-span-2"
          />
          {asksCnpj && (
            <InputField
              label="CNPJ"
              {...field("cnpj")}
              format="cnpj"
              maxLength={18}
              hint="Sem ele a nossa equipe não pode verificar o clube. Não aparece na página."
            />
          )}
          <InputField
            label="Ano de fundação"
            {...field("foundationYear", values.foundationYear?.toString() ?? "")}
            optional
            inputMode="numeric"
            maxLength={4}
          />
          <CityField {...field("city", formatPlace(values.place) ?? "")} choices={answer?.cities} />
          <InputField
            label="Endereço"
            {...field("address", values.address ?? "")}
            optional
            maxLength={200}
            hint="Aparece na página do clube."
            className="sm:col-span-2"
          />
          <TextareaField
            label="Descrição"
            {...field("description", values.description ?? "")}
            optional
            rows={6}
            maxLength={2000}
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <Card compact title="Logo">
        <div className="flex flex-wrap items-center gap-4">
          {logo && (
            <LogoPicture
              logo={logo}
              alt="Logo atual"
              size={96}
              className="size-24 rounded-control border border-line bg-card object-contain p-2"
            />
          )}
          <LogoField
            label={logo ? "Trocar o logo" : "Enviar o logo"}
            error={answer?.fields["logo"]}
            className="min-w-0 grow basis-64"
          />
        </div>
      </Card>
      <Card compact title="Redes e site">
        <div className="grid gap-4 sm:grid-cols-3">
          <InputField
            label="Instagram"
            {...field("instagram", values.instagram ?? "")}
            optional
            maxLength={200}
            placeholder="@seuclube"
          />
          <InputField
            label="YouTube"
            {...field("youtube", values.youtube ?? "")}
            optional
            maxLength={200}
            placeholder="@seuclube"
          />
          <InputField
            label="Site"
            {...field("website", values.website ?? "")}
            optional
            inputMode="url"
            maxLength={200}
            placeholder="https://seuclube.com.br"
          />
        </div>
      </Card>
      <Card compact title="Conquistas">
        <Achievements values={values} answer={answer} />
      </Card>
      <div className="save-bar">
        <SubmitButton intent="salvar" variant="primary">
          Salvar
        </SubmitButton>
        <ButtonLink to={CLUB_PROFILE_PAGE} variant="text">
          Cancelar
        </ButtonLink>
      </div>
    </PostForm>
  );
}

function Achievements({ values, answer }: Pick<ClubProfileFormProps, "values" | "answer">) {
  const error = answer?.fields["achievements"];
  return (
    <div className="grid gap-3">
      {error && <FieldError>{error}</FieldError>}
      <AchievementFields
        achievements={values.achievements}
        most={MAX_CLUB_ACHIEVEMENTS}
        placeholder="Campeão estadual Sub-15 (2025)"
        answer={answer}
      />
    </div>
  );
}

const LABELS: Record<string, string> = {
  name: "Nome",
  foundationYear: "Ano de fundação",
  city: "Cidade",
  address: "Endereço",
  description: "Descrição",
  instagram: "Instagram",
  youtube: "YouTube",
  website: "Site",
  achievements: "Conquistas",
};

/** Both versions are on the page: the saved one here, what was typed in the fields. */
const SavedMeanwhile = ({ saved }: { saved: Record<string, string> }) => (
  <Notice tone="warning" title="O perfil mudou enquanto você escrevia">
    <p>Outra pessoa do clube salvou isto. O que você escreveu está nos campos; salve para ficar com o seu.</p>
    <dl className="mt-2 grid gap-1">
      {Object.entries(saved).map(([name, text]) => (
        <div key={name}>
          <dt className="inline font-semibold">{LABELS[name] ?? name}: </dt>
          <dd className="inline wrap-anywhere">{text || "vazio"}</dd>
        </div>
      ))}
    </dl>
  </Notice>
);

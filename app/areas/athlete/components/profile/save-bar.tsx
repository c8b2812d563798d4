import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { PROFILE_PAGE } from "../../addresses.ts";

/** The end of a form of the profile. */
export const SaveBar = () => (
  <div className="save-bar">
    <SubmitButton intent="salvar" variant="primary">
      Salvar
    </SubmitButton>
    <ButtonLink to={PROFILE_PAGE} variant="text">
      Cancelar
    </ButtonLink>
  </div>
);

import { ButtonLink, SubmitButton } from "#app/components/button.tsx";

/** The end of a form of the profile. */
export const SaveBar = ({ back }: { back: string }) => (
  <div className="save-bar">
    <SubmitButton intent="salvar" variant="primary">
      Salvar
    </SubmitButton>
    <ButtonLink to={back} variant="text">
      Cancelar
    </ButtonLink>
  </div>
);

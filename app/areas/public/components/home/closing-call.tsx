import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { INTEREST_ID } from "./interest-form.tsx";

export function ClosingCall() {
  return (
    <Pitch className="-mb-8">
      <Container className="flex flex-col items-start gap-6 py-12 sm:flex-row sm:items-center sm:justify-between sm:py-16">
        <div>
          <h2 className="text-title sm:text-5xl">Sua figurinha ainda não está no álbum?</h2>
          <p className="mt-3 max-w-[52ch] text-white/85">
            O cadastro de interesse leva um minuto e não custa nada.
          </p>
        </div>
        <ButtonLink to={`#${INTEREST_ID}`} size="large" onDark className="shrink-0">
          Quero me cadastrar
        </ButtonLink>
      </Container>
    </Pitch>
  );
}

import { ButtonLink } from "#app/components/button.tsx";

export function ClubCall() {
  return (
    <section
      aria-labelledby="participe"
      className="grid items-center gap-6 panel p-5 sm:p-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="participe" className="text-4xl">
          Seja visto por clubes como este
        </h2>
        <p className="mt-2 max-w-[56ch]">
          Crie seu perfil de atleta e mostre seu jogo a clubes de todo o Brasil. Seu clube ainda não está
          aqui? Peça o cadastro dele também.
        </p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/cadastro" variant="primary">
          Criar meu cadastro
        </ButtonLink>
        <ButtonLink to="/clubes">Ver outros clubes</ButtonLink>
      </div>
    </section>
  );
}

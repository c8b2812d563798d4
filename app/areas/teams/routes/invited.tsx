import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { privateMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/invited.ts";

export const meta: Route.MetaFunction = () => privateMeta("Convite da equipe");

/** Where somebody goes who was invited and does not find the way. */
export default function Invited() {
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[40rem] gap-5">
        <h1 className="text-4xl sm:text-5xl">Tenho um convite</h1>
        <Card compact title="Cuido da equipe">
          <p>
            Abra o link que você recebeu por e-mail ou mensagem. Ele leva à página da equipe: você confirma e
            escreve o elenco, sem criar conta. Não achou? Peça o link de novo a quem organiza.
          </p>
          <p className="mt-3 mb-4">Pediu a inscrição pela sua conta? A equipe está na sua lista.</p>
          <ButtonLink to="/equipes" size="small" className="min-h-11">
            Ver suas equipes
          </ButtonLink>
        </Card>
        <Card compact title="Sou atleta">
          <p>
            Quem põe você no elenco é a equipe: mande a ela o seu nome, o número e a data de nascimento. Se a
            equipe ligar o elenco ao seu perfil, o pedido chega por e-mail. Quem tem menos de 18 anos não
            responde: o pedido vai ao responsável.
          </p>
        </Card>
      </div>
    </Container>
  );
}

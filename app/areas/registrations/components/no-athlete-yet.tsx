import { UserRoundPlus } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";

/** For an account that plays nowhere and answers for nobody: what is missing, and who has to do it. */
export const NoAthleteYet = () => (
  <EmptyState
    title="Esta conta ainda não tem atleta"
    icon={<UserRoundPlus />}
    action={
      <>
        <ButtonLink to="/cadastro/atleta" variant="primary">
          Criar meu perfil de atleta
        </ButtonLink>
        <ButtonLink to="/campeonatos">Ver campeonatos e peneiras</ButtonLink>
      </>
    }
  >
    Se quem vai jogar é você, crie seu perfil. Se você é responsável por um atleta menor de 18 anos, peça a
    ele que se cadastre e indique o seu e-mail: o convite chega para você, e depois dele dá para inscrever por
    aqui.
  </EmptyState>
);

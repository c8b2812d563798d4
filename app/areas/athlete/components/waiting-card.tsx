import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PublicationSteps } from "#app/components/publication-steps.tsx";
import { WaitSteps, type WaitStep } from "#app/components/wait-steps.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { PublicationState } from "#domain/athletes/publication.ts";
import type { ChangeField } from "#domain/athletes/pending-changes.ts";
import { firstName } from "#domain/person-name.ts";

type WaitingCardProps = {
  minor: boolean;
  state: PublicationState;
  /** Who was invited or has confirmed. */
  guardian: { name: string; confirmed: boolean } | null;
  media: { guardian: number; staff: number };
  wishes: readonly { field: ChangeField }[];
  /** Words to send to the guardian by WhatsApp. */
  reminder: string;
};

/** Whose turn it is: on the way to the first publication, and for each change after it. */
export function WaitingCard(props: WaitingCardProps) {
  const { minor, state, guardian, reminder } = props;
  if (minor && ON_THE_WAY.has(state))
    return (
      <Card compact title="Falta pouco para ir ao ar">
        <PublicationSteps
          state={state}
          reader="athlete"
          reminder={guardian ? reminder : undefined}
          texts={{
            athlete: guardian ? "Você criou o perfil." : "Diga quem responde por você.",
            guardian: guardianText(guardian),
            staff: "Confere depois, em até 2 dias úteis.",
          }}
          actions={{ guardian: guardian && <RemindForm confirmed={guardian.confirmed} /> }}
        />
      </Card>
    );
  const waiting = countsOf(props);
  if (waiting.guardian + waiting.staff === 0) return null;
  return (
    <Card
      compact
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          O que espera por quem
          <span className="font-sans text-compact font-normal tracking-normal text-muted">
            {waiting.words}
          </span>
        </span>
      }
    >
      <WaitSteps label="O que espera por quem" steps={changeSteps(props, waiting)} />
    </Card>
  );
}

const ON_THE_WAY = new Set<PublicationState>([
  "guardian_missing",
  "guardian_invited",
  "invitation_expired",
  "guardian_deciding",
  "in_review",
  "birthdate_review",
]);

function guardianText(guardian: WaitingCardProps["guardian"]): string {
  if (!guardian) return "Lê e decide se o perfil vai ao ar.";
  const name = firstName(guardian.name);
  return guardian.confirmed ? `${name} lê e decide.` : `${name} recebeu o convite por e-mail.`;
}

/** Guardians who have not confirmed get the invitation again; the others a reminder. */
const RemindForm = ({ confirmed }: { confirmed: boolean }) => (
  <PostForm>
    <SubmitButton intent={confirmed ? "lembrar" : "reenviar"} size="small" className="min-h-11">
      Lembrar por e-mail
    </SubmitButton>
  </PostForm>
);

interface Counts {
  guardian: number;
  staff: number;
  words: string;
}

function countsOf({ media, wishes }: WaitingCardProps): Counts {
  const items = media.guardian + media.staff;
  const words = [
    wishes.length > 0 && `${wishes.length} ${wishes.length === 1 ? "mudança pedida" : "mudanças pedidas"}`,
    items > 0 && `${items} ${items === 1 ? "arquivo novo" : "arquivos novos"}`,
  ].filter(Boolean);
  return { guardian: wishes.length + media.guardian, staff: media.staff, words: words.join(" e ") };
}

function changeSteps({ minor, guardian, media }: WaitingCardProps, counts: Counts): WaitStep[] {
  const guardianNow = counts.guardian > 0;
  const name = guardian ? firstName(guardian.name) : "O responsável";
  return [
    { key: "athlete", who: "Você", state: "done", text: "Enviou." },
    ...(minor
      ? [
          {
            key: "guardian",
            who: "Responsável",
            state: guardianNow ? ("now" as const) : ("done" as const),
            text: guardianNow ? `${name} decide. Até lá, fica no ar o que já estava.` : "Já decidiu.",
            action: guardianNow && guardian ? <RemindForm confirmed={guardian.confirmed} /> : undefined,
          },
        ]
      : []),
    {
      key: "staff",
      who: "Equipe",
      state: media.staff > 0 && !guardianNow ? "now" : "later",
      text:
        media.staff > 0
          ? `Confere ${media.staff} ${media.staff === 1 ? "arquivo" : "arquivos"}, em até 2 dias úteis.`
          : "Confere fotos e vídeos depois do responsável.",
    },
  ];
}

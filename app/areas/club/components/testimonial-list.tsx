import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SPEAKERS, type TestimonialType } from "#domain/clubs/testimonials.ts";

export interface TestimonialView {
  id: string;
  name: string;
  type: TestimonialType;
  message: string;
  state: "waiting" | "expired" | "agreed" | "refused" | "withdrawn" | "hidden";
  day: string;
}

const STATES: Record<TestimonialView["state"], { word: string; tone: BadgeTone }> = {
  waiting: { word: "Espera a resposta", tone: "canary" },
  expired: { word: "Sem resposta em 30 dias", tone: "neutral" },
  agreed: { word: "Na página", tone: "grass" },
  refused: { word: "Não autorizado", tone: "danger" },
  withdrawn: { word: "Retirado por quem falou", tone: "neutral" },
  hidden: { word: "Oculto pela equipe", tone: "danger" },
};

type TestimonialListProps = { testimonials: readonly TestimonialView[]; mayEdit: boolean };

export const TestimonialList = ({ testimonials, mayEdit }: TestimonialListProps) => (
  <Card compact title="Pedidos e respostas">
    {testimonials.length === 0 && (
      <p className="text-muted">Nenhum depoimento ainda. Peça o primeiro a uma família ou a um atleta.</p>
    )}
    <ul className="grid">
      {testimonials.map(({ id, name, type, message, state, day }) => (
        <li key={id} className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong>{name}</strong>
            <span className="text-compact text-muted">
              {SPEAKERS[type]} · {day}
            </span>
            <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
          </p>
          <blockquote className="max-w-[70ch] wrap-anywhere whitespace-pre-line">“{message}”</blockquote>
          {mayEdit && (
            <PostForm className="flex flex-wrap gap-3">
              <input type="hidden" name="id" value={id} />
              {(state === "waiting" || state === "expired") && (
                <SubmitButton intent="reenviar-depoimento" size="small" className="min-h-11">
                  Reenviar<span className="sr-only"> o pedido a {name}</span>
                </SubmitButton>
              )}
              <SubmitButton intent="apagar-depoimento" variant="text" size="small" className="min-h-11">
                Apagar<span className="sr-only"> o depoimento de {name}</span>
              </SubmitButton>
            </PostForm>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

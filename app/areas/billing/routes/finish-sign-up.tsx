import { data, redirect } from "react-router";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { finishKindsFor, type FinishKind } from "#domain/billing/finish-schema.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import { readPaid, type Paid, type PaidProblem } from "#server/billing/billing.server.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";
import { claimPaymentAndRedirect } from "../claim-payment.ts";
import { FinishForm } from "../components/finish-form.tsx";
import { FinishKinds } from "../components/finish-kinds.tsx";
import { PaidProblemPage } from "../components/paid-problem.tsx";
import { finishAction } from "../finish-action.ts";
import { finishAddress, sessionIn } from "../finish-address.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/finish-sign-up.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const who = signedIn(context);
  const sessionId = sessionIn(url);
  const login = withReturn("/login", finishAddress(url));
  if (!sessionId) return data({ problem: "missing" as const, login, signedIn: who !== null });
  if (who?.session.needsSecondFactor) throw redirect(withReturn("/login/verificacao", finishAddress(url)));
  if (who) return withProblem(await claimPaymentAndRedirect(who.actor, sessionId), { login, signedIn: true });
  const paid = await readPaid(sessionId);
  if (!paid.ok) return withProblem(paid.error, { login, signedIn: false });
  return data({ problem: null, login, ...toFinish(paid.value, url) });
}

const withProblem = (problem: PaidProblem, rest: { login: string; signedIn: boolean }) =>
  data({ problem, ...rest }, { status: problem === "unknown" ? 404 : 200 });

function toFinish({ planName, audience, email }: Paid, url: URL) {
  const kinds = finishKindsFor(audience);
  const asked = kinds.find((kind) => kind === url.searchParams.get("quem"));
  return {
    planName,
    email: url.searchParams.get("email")?.slice(0, 254) ?? email ?? undefined,
    choices: kinds.map((kind) => ({ kind, to: addressOf(url, kind) })),
    kind: asked ?? (kinds.length === 1 ? kinds[0]! : null),
  };
}

function addressOf(url: URL, kind: FinishKind): string {
  const query = new URLSearchParams(url.searchParams);
  query.set("quem", kind);
  return `${url.pathname}?${query}`;
}

export const action = (args: Route.ActionArgs) => finishAction(args);

export const meta: Route.MetaFunction = () => secretAddressMeta("Finalizar Cadastro");

export default function FinishSignUp({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.problem) return <PaidProblemPage {...loaderData} problem={loaderData.problem} />;
  const { planName, choices, kind, email, login } = loaderData;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-6">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Finalizar Cadastro</h1>
          <p className="text-muted">
            Já tem conta? <TextLink to={login}>Entrar</TextLink> e a assinatura vai para ela.
          </p>
        </div>
        <Notice tone="success" title={`Assinatura confirmada: ${planName}`}>
          Falta criar a conta que vai usá-la.
        </Notice>
        {choices.length > 1 && <FinishKinds choices={choices} kind={kind} />}
        {kind && <FinishForm key={kind} kind={kind} email={email} answer={actionData} />}
      </div>
    </Container>
  );
}

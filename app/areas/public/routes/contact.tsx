import { Container } from "#app/components/container.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { RIGHT_OF_SUBJECT } from "#domain/inquiries/choices.ts";
import { contactSchema } from "#domain/inquiries/schemas.ts";
import { athleteAt } from "#server/athletes/athletes.server.ts";
import { openedAt } from "#server/inquiries/inquiries.server.ts";
import { publicUrl, siteInfo } from "#server/platform/config/site.server.ts";
import { publishedQuestions } from "#server/settings/questions.server.ts";
import { answerAthleteContact } from "../answer-athlete-contact.ts";
import { answerInquiry } from "../answer-inquiry.ts";
import { loadAthleteHost } from "../athlete-host.ts";
import { athleteSiteMeta } from "../athlete-site-meta.ts";
import { AthleteSite } from "../components/athlete/lazy-site.ts";
import { ContactDetails } from "../components/contact/contact-details.tsx";
import { ContactForm } from "../components/contact/contact-form.tsx";
import { Faq } from "../components/contact/faq.tsx";
import { HostError } from "../components/host-error.tsx";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/contact.ts";

/** On an athlete's own host this address is the athlete's tab of that name. */
export async function loader(args: Route.LoaderArgs) {
  const site = await loadAthleteHost(args, "contato");
  return site ? { site, page: null } : { site, page: await loadPage() };
}

const loadPage = async () => ({
  questions: await publishedQuestions(),
  contact: siteInfo().contact,
  openedAt: openedAt(),
  url: publicUrl("/contato"),
});

export function action(args: Route.ActionArgs) {
  const subdomain = athleteAt(args.url);
  if (subdomain) return answerAthleteContact(args, { subdomain, base: "" });
  return answerInquiry(args, {
    schema: contactSchema,
    toInquiry(message) {
      const right = RIGHT_OF_SUBJECT[message.subject];
      return right
        ? { kind: "data_request", ...message, details: { right } }
        : { kind: "contact", ...message };
    },
    next: "/contato",
    done: { title: "Mensagem enviada!", body: "Nossa equipe responde no e-mail informado." },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.page
    ? describePage({
        title: "Contato e suporte | Joia da Base",
        description:
          "Fale com a equipe da Joia da Base e veja respostas sobre planos, menores de idade e peneiras.",
        url: loaderData.page.url,
      })
    : athleteSiteMeta(loaderData?.site);

export default function Contact({ loaderData: { site, page }, actionData }: Route.ComponentProps) {
  return site ? (
    <AthleteSite site={site} answer={actionData} />
  ) : (
    <ContactPage {...page} answer={actionData} />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <HostError error={error} lead="Não foi possível abrir a página de contato ou enviar sua mensagem" />;
}

type ContactPageProps = Awaited<ReturnType<typeof loadPage>> & { answer?: Refused };

function ContactPage({ questions, contact, openedAt: opened, answer }: ContactPageProps) {
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Contato</h1>
      <p className="mt-3 max-w-[56ch] text-muted">
        Dúvidas, parcerias ou um problema com a sua conta: escreva, e uma pessoa da equipe responde.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <ContactForm answer={answer} openedAt={opened} />
        <ContactDetails contact={contact} />
      </div>
      {questions.length > 0 && (
        <div className="mt-14 sm:mt-20">
          <Faq questions={questions} />
        </div>
      )}
    </Container>
  );
}

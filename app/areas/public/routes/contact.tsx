import { Container } from "#app/components/container.tsx";
import { contactSchema } from "#domain/inquiries/contact-schema.ts";
import { openedAt } from "#server/inquiries/inquiries.server.ts";
import { publicUrl, siteInfo } from "#server/platform/config/site.server.ts";
import { answerInquiry } from "../answer-inquiry.ts";
import { ContactDetails } from "../components/contact/contact-details.tsx";
import { ContactForm } from "../components/contact/contact-form.tsx";
import { Faq } from "../components/contact/faq.tsx";
import { describePage } from "../page-meta.ts";
import type { Route } from "./+types/contact.ts";

export const loader = () => ({
  contact: siteInfo().contact,
  openedAt: openedAt(),
  url: publicUrl("/contato"),
});

export const action = (args: Route.ActionArgs) =>
  answerInquiry(args, {
    schema: contactSchema,
    toInquiry: (message) => ({ kind: "contact", ...message }),
    next: "/contato",
    done: { title: "Mensagem enviada!", body: "Nossa equipe responde no e-mail informado." },
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Contato e suporte | Joia da Base",
    description:
      "Fale com a equipe da Joia da Base e veja respostas sobre planos, menores de idade e peneiras.",
    url: loaderData?.url,
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, openedAt: opened } = loaderData;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Contato</h1>
      <p className="mt-3 max-w-[56ch] text-muted">
        Dúvidas, parcerias ou um problema com a sua conta: escreva, e uma pessoa da equipe responde.
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <ContactForm answer={actionData} openedAt={opened} />
        <ContactDetails contact={contact} />
      </div>
      <div className="mt-14 sm:mt-20">
        <Faq />
      </div>
    </Container>
  );
}

import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Container } from "#app/components/container.tsx";
import { formatDateTime } from "#domain/date-time.ts";
import { outboxMail } from "#server/platform/mail/outbox.server.ts";
import { LinkedText } from "../components/linked-text.tsx";
import type { Route } from "./+types/email.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const mail = await outboxMail(params.id);
  if (!mail) throw data(null, { status: 404 });
  return { ...mail, at: formatDateTime(Temporal.Instant.from(mail.at)) };
}

export const meta: Route.MetaFunction = () => [
  { title: "E-mail da demonstração" },
  { name: "robots", content: "noindex" },
];

export default function Email({ loaderData: { subject, to, at, text } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[44rem] gap-5">
        <Breadcrumb steps={[{ label: "E-mails da demonstração", to: "/dev/emails" }, { label: subject }]} />
        <h1 className="text-4xl sm:text-5xl">{subject}</h1>
        <p className="text-muted">
          Para <span className="font-semibold wrap-anywhere text-ink">{to}</span>, em {at}
        </p>
        <div className="panel p-5 wrap-anywhere whitespace-pre-wrap sm:p-7">
          <LinkedText text={text} />
        </div>
      </div>
    </Container>
  );
}

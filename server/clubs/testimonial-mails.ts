import { firstName } from "#domain/person-name.ts";
import { TESTIMONIAL_DAYS } from "#domain/clubs/testimonials.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

/** The text itself is read behind the link, where the answer is given. */
export const askToQuote = (
  person: Recipient,
  { clubName, token, minorName }: { clubName: string; token: string; minorName: string | null },
) =>
  mailTo(person, "testimonial-asked", {
    subject: "Um clube quer publicar um depoimento",
    title: `O ${clubName} quer publicar um depoimento`,
    paragraphs: [
      minorName
        ? `O clube quer citar ${firstName(minorName)} na página dele. Leia o texto e decida: sem o seu sim nada aparece.`
        : "O clube quer citar você na página dele. Leia o texto e decida: sem o seu sim nada aparece.",
      `O link vale por ${TESTIMONIAL_DAYS} dias para responder. Depois do sim, o mesmo link serve para retirar o depoimento quando quiser.`,
    ],
    action: { label: "Ler e decidir", path: `/depoimento/${token}` },
  });

const ANSWERS = {
  agreed: [
    "Depoimento autorizado",
    "A pessoa citada concordou, e o depoimento já aparece na página do clube.",
  ],
  refused: ["Depoimento não autorizado", "A pessoa citada não concordou. O depoimento não aparece."],
  withdrawn: ["Depoimento retirado", "A pessoa citada retirou o depoimento. Ele não aparece mais."],
} as const;

/** To the club. */
export const testimonialAnswered = (person: Recipient, answer: keyof typeof ANSWERS) =>
  mailTo(person, "testimonial-answered", {
    subject: ANSWERS[answer][0],
    title: ANSWERS[answer][0],
    paragraphs: [ANSWERS[answer][1]],
    action: { label: "Ver os depoimentos", path: "/club/depoimentos" },
  });

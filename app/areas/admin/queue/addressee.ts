import type { PlaceholderWords } from "#domain/desk/canned-answers.ts";
import type { InquiryKind } from "#domain/inquiries/kinds.ts";
import { firstName } from "#domain/person-name.ts";
import type { SubjectData } from "../review-view.ts";

interface Addressee {
  words: PlaceholderWords;
  /** The answer goes to a guardian. */
  guardian: boolean;
}

/** Who reads the answer, as the placeholders of a canned text name them. What is not known stays empty. */
export function addresseeOf(subject: SubjectData): Addressee {
  if (!subject) return to("", "");
  switch (subject.type) {
    case "athlete": {
      const item = firstName(subject.title);
      const guardians = subject.guardianship.guardians.filter(({ confirmedAt }) => confirmedAt !== null);
      return guardians.length > 0
        ? to(guardians.map(({ name }) => firstName(name)).join(" e "), item, true)
        : to(item, item);
    }
    case "club":
    case "sponsor":
      return to(firstName(subject.company.responsible ?? ""), subject.company.name);
    case "media": {
      const item = subject.itemTitle || "o arquivo";
      return subject.owner?.minor ? to("", item, true) : to(firstName(subject.owner?.name ?? ""), item);
    }
    default:
      return to("", subject.title ?? "");
  }
}

/** Of a message: what is sent from the site has the name of a person, of a club or of an event. */
export function wordsOfInquiry({
  kind,
  name,
  subject,
  emailOfGuardian,
}: {
  kind: InquiryKind;
  name: string;
  subject: string | null;
  emailOfGuardian: boolean;
}): PlaceholderWords {
  if (kind === "new_event" || kind === "club_request") return { nome: "", item: name };
  // The name of a pre-registration is a child's: no text is filled with it.
  return { nome: emailOfGuardian ? "" : firstName(name), item: subject ?? "" };
}

const to = (nome: string, item: string, guardian = false): Addressee => ({ words: { nome, item }, guardian });

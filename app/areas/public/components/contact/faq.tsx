import { ChevronDown } from "lucide-react";

/** The browser's own disclosure: each opens and closes by itself, with or without script. */
export function Faq({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <section aria-labelledby="perguntas">
      <h2 id="perguntas" className="text-title">
        Perguntas frequentes
      </h2>
      <div className="mt-6 grid max-w-4xl gap-3">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group panel px-5 sm:px-6">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-6 shrink-0 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[68ch] pb-5 whitespace-pre-line text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

import { MessageCircle } from "lucide-react";

const MESSAGE = "Olá! Quero saber mais sobre a Joia da Base.";

/** Only where a number is configured. */
export function WhatsappButton({ number }: { number: string }) {
  return (
    <a
      href={`https://wa.me/${number}?text=${encodeURIComponent(MESSAGE)}`}
      target="_blank"
      rel="noopener"
      aria-label="Falar pelo WhatsApp (abre em nova aba)"
      className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full border-2 border-white bg-grass text-white shadow-float hover:bg-grass-deep sm:right-6 sm:bottom-6"
    >
      <MessageCircle aria-hidden="true" className="size-7" />
    </a>
  );
}

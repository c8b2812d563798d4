import { MessageCircle } from "lucide-react";
import { buttonClass } from "./button.tsx";

/** Opens WhatsApp with this message; the sender chooses to whom it goes. */
export function WhatsappLink({ message, label }: { message: string; label: string }) {
  return (
    <a
      className={buttonClass({ size: "small" })}
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noreferrer"
    >
      <MessageCircle aria-hidden="true" />
      {label}
    </a>
  );
}

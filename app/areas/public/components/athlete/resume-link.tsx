import { FileText } from "lucide-react";
import { buttonClass } from "#app/components/button.tsx";

export function ResumeLink({ subdomain }: { subdomain: string }) {
  return (
    <a
      className={buttonClass({ variant: "primary", size: "large" })}
      href={`/a/${subdomain}/curriculo.pdf`}
      download
    >
      <FileText aria-hidden="true" />
      Baixar Currículo Esportivo
    </a>
  );
}

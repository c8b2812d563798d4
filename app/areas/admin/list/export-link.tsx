import { Download } from "lucide-react";
import { buttonClass } from "#app/components/button.tsx";

/** A plain link: a download is no page, and needs no script. */
export const ExportLink = ({ to }: { to: string }) => (
  <a href={to} download className={buttonClass({ size: "small" })}>
    <Download aria-hidden="true" />
    Exportar CSV
  </a>
);

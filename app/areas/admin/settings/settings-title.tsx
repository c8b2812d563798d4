import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { PageTitle } from "../components/page-title.tsx";

interface SettingsTitleProps {
  children: string;
  /** The list that this page is a part of. */
  list?: { label: string; to: string };
  aside?: ReactNode;
}

export function SettingsTitle({ children, list, aside }: SettingsTitleProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Ajustes", to: "/admin/ajustes" }, ...(list ? [list] : []), { label: children }]}
      />
      <PageTitle aside={aside}>{children}</PageTitle>
    </>
  );
}

import { ChartColumn } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";

/** An address, so that the comparison works without script and can be shared. */
export const CompareLink = () => (
  <ButtonLink to="?comparar=1" preventScrollReset rel="nofollow" className="justify-self-start">
    <ChartColumn aria-hidden="true" />
    Comparar com a média da categoria
  </ButtonLink>
);

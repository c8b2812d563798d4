import { cx } from "./class-names.ts";
import { Figurinha, type FigurinhaAthlete, type FigurinhaProps } from "./figurinha.tsx";

type FigurinhaFanProps = Pick<FigurinhaProps, "newTab" | "heading"> & {
  /** Up to three, from left to right. */
  athletes: readonly FigurinhaAthlete[];
  className?: string;
};

export function FigurinhaFan({ athletes, className, ...rest }: FigurinhaFanProps) {
  return (
    <ul className={cx("figurinha-fan", className)}>
      {athletes.slice(0, 3).map((athlete) => (
        <li key={athlete.subdomain}>
          <Figurinha athlete={athlete} priority {...rest} />
        </li>
      ))}
    </ul>
  );
}

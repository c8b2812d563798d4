import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useScripted } from "./use-sheet.ts";

type PartLinkProps = {
  /** The same page with other parameters, for browsers without script. */
  to: string;
  /** What it does with script instead of opening that. */
  onPress?: () => void;
  opensDialog?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Leads to another part of the sheet. With script it is a button, which needs no network: the product holds back every
 * link while there is none.
 */
export function PartLink({ to, onPress, opensDialog, label, className, children }: PartLinkProps) {
  const scripted = useScripted();
  const navigate = useNavigate();
  const said = { "aria-label": label, className };
  if (!scripted)
    return (
      <a href={to} {...said}>
        {children}
      </a>
    );
  return (
    <button
      type="button"
      aria-haspopup={opensDialog ? "dialog" : undefined}
      onClick={() => (onPress ? onPress() : void navigate(to))}
      {...said}
    >
      {children}
    </button>
  );
}

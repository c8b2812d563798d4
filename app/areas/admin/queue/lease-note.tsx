import { Lock, LockOpen } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import type { LeaseAnswer } from "./use-lease.ts";

const BUTTONS = { mine: ["liberar", "Liberar"], free: ["assumir", "Assumir"] } as const;

/** What the page was rendered with. */
export const leaseIn = (lease: { mine: boolean; by: string; since: string } | null): LeaseAnswer => {
  if (!lease) return { state: "free" };
  return lease.mine
    ? { state: "mine", since: lease.since }
    : { state: "leased", by: lease.by, since: lease.since };
};

/** Whose the item is at this moment. */
export function LeaseNote({ lease }: { lease: LeaseAnswer }) {
  const button = lease.state === "mine" || lease.state === "free" ? BUTTONS[lease.state] : null;
  const Icon = lease.state === "free" ? LockOpen : Lock;
  return (
    <div
      aria-live="polite"
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control p-3 text-compact",
        lease.state === "leased" ? "bg-canary-tint" : "bg-sky-tint",
      )}
    >
      <Icon className="size-5 shrink-0 text-sky" aria-hidden="true" />
      <p className="queue-lease min-w-0 flex-1 basis-40">{words(lease)}</p>
      {button && (
        <PostForm>
          <SubmitButton intent={button[0]} size="small">
            {button[1]}
          </SubmitButton>
        </PostForm>
      )}
    </div>
  );
}

function words(lease: LeaseAnswer): string {
  switch (lease.state) {
    case "mine":
      return `Com você ${lease.since}. Ninguém mais decide este item.`;
    case "leased":
      return `Com ${lease.by} ${lease.since}. Enquanto isso, só essa pessoa decide este item.`;
    case "free":
      return "Ninguém está com este item.";
    case "over":
      return "Este item já foi decidido. Atualize a página para ver como.";
  }
}

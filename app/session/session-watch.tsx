import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { whileVisible } from "./while-visible.ts";

const CHANNEL = "joia-session";
const LOOK_EVERY_MS = 5 * 60_000;

/**
 * Every open tab notices that its visitor signed in or out or changed profile: tabs tell each other at
 * once, and one that is looked at asks the server now and then, which also keeps its session alive.
 */
export function SessionWatch({ mark }: { mark: string | null }) {
  const { revalidate } = useRevalidator();
  const hear = useEffectEvent((other: unknown) => {
    if (other !== mark) void revalidate();
  });

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", (event) => hear(event.data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin.
    channel.postMessage(mark);
    return () => channel.close();
  }, [mark]);

  const signedIn = mark !== null;
  useEffect(
    () => (signedIn ? whileVisible(LOOK_EVERY_MS, () => void askServer().then(hear, complain)) : undefined),
    [signedIn],
  );

  // A page that comes back from the browser's memory may be older than the last sign-out.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void askServer().then(hear, complain);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  return null;
}

async function askServer(): Promise<unknown> {
  const answer = await fetch("/sessao", { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`session check answered ${answer.status}`);
  return ((await answer.json()) as { mark: unknown }).mark;
}

/** Offline for a moment: the next check will tell. */
function complain(error: unknown): void {
  // oxlint-disable-next-line no-console -- the visitor's own console is the only log there is here.
  console.warn("session check failed", error);
}

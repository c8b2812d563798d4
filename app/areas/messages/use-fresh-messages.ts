import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 20_000;

/** Looks for new messages while the page is in front of somebody, and whenever it comes back to the front. */
export function useFreshMessages(open: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!open) return;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [open, revalidate]);
}

import { useEffect, type RefObject } from "react";

const THRESHOLD_PX = 10;

/** Marks the element once the page is scrolled, where the style sheet cannot follow the scroll by itself. */
export function useScrolledAttribute(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    const mark = () => ref.current?.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
    mark();
    window.addEventListener("scroll", mark, { passive: true });
    return () => window.removeEventListener("scroll", mark);
  }, [ref]);
}

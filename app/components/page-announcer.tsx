import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What the browser does when it loads a page, for pages that the router changes: says the new title, and
 * starts at the content again. Focus that is already in the content stays where it is: on a tab of the
 * same page, in a dialog that opened, in the first field to correct.
 */
export function PageAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const content = document.getElementById("conteudo");
    if (!hash && !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname, hash]);
  // What had the focus went with the page before: the next page's link, the row that was deleted.
  const place = useRef(key);
  useEffect(() => {
    // The page that the browser itself loaded begins where the browser begins.
    if (key === place.current) return;
    place.current = key;
    if (!hash && document.activeElement === document.body)
      document.getElementById("conteudo")?.focus({ preventScroll: true });
  }, [key, hash]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

import { useEffect, type ComponentProps } from "react";
import { useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The page that is left cannot be reached by "back". */
  replace?: boolean;
  /** The new page is shown where the reader is, and not from its top. */
  preventScrollReset?: boolean;
  /** Left to the browser, such as a file or an address that sends on to another site. */
  reloadDocument?: boolean;
};

/**
 * A link inside the product, which the browser's router opens once it is there. The router's own link resolves its
 * address and prepares a handler each time it is rendered; one listener for all of them does the same for less.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, children, ...rest }: LinkProps) {
  // A mail address, another host and a place on this page are for the browser alone.
  const opened = !reloadDocument && (to.startsWith("/") || to.startsWith("?"));
  return (
    <a
      {...rest}
      href={to}
      // The router looks for this name, to ask for the routes behind the links of a page.
      data-discover={opened ? "" : undefined}
      data-replace={replace}
      data-keeps-place={preventScrollReset}
    >
      {children}
    </a>
  );
}

/** Opens every `Link` of the page by the router. */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkIn(event);
      if (event.defaultPrevented || link?.dataset["discover"] === undefined || !opensHere(link, event))
        return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.dataset["replace"] === "true" || link.href === location.href,
        preventScrollReset: link.dataset["keepsPlace"] === "true",
      });
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [navigate]);
}

export const linkIn = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a") : null;

/** Whether this click replaces the page by another one of ours. */
export const opensHere = (
  link: HTMLAnchorElement,
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
): boolean =>
  link.origin === location.origin &&
  (link.target === "" || link.target === "_self") &&
  !link.hasAttribute("download") &&
  // A place on this page is no other page.
  !(link.hash && link.pathname + link.search === location.pathname + location.search) &&
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey);

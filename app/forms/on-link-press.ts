/** Calls when a link is pressed that leads away in this tab: who is on the way elsewhere is not called back. */
export function onLinkPress(call: () => void, signal: AbortSignal): void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a[href]:not([href^='#'])");
    if (link && !ctrlKey && !metaKey && !shiftKey) call();
  };
  document.addEventListener("click", onClick, { signal });
}

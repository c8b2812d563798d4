/**
 * Calls when a link is pressed that leads away in this tab, and when what it returns ends it: who is on the way
 * elsewhere is not called back.
 */
export function onLeaving(call: () => void): () => void {
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a[href]:not([href^='#'])");
    if (link && !ctrlKey && !metaKey && !shiftKey) call();
  };
  document.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("click", onClick);
    call();
  };
}

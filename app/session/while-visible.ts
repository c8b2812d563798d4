/** Repeats `work` while the tab is visible. A hidden tab rests, and runs it once when it becomes visible again. */
export function whileVisible(everyMs: number, work: () => void): () => void {
  let last = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = () => {
    last = Date.now();
    work();
  };
  const follow = () => {
    clearInterval(timer);
    if (document.visibilityState === "hidden") return;
    if (Date.now() - last >= everyMs) run();
    timer = setInterval(run, everyMs);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

import { useSyncExternalStore } from "react";

/** Whether the browser offers this, mostly on secure pages only; null until the script is there to ask. */
export const useBrowserCan = (feature: "clipboard" | "share"): boolean | null =>
  useSyncExternalStore<boolean | null>(
    neverChanges,
    () => feature in navigator,
    () => null,
  );

const neverChanges = () => () => {};

import { lazy } from "react";

// Only members see it: visitors' pages do not load its code. Without a boundary of its own it is part of the page,
// so that the server sends it whole.
export const WorkspaceNav = lazy(async () => ({
  default: (await import("#app/components/workspace-shell.tsx")).WorkspaceNav,
}));

import { lazy } from "react";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { WorkspaceType } from "./sections.ts";

/** Pages of the workspaces. Contacts and the account belong to whichever profile the person acts as. */
const AREAS = /^\/(?:athlete|club|responsavel|contatos|inscricoes|conta|organizar)(?:\/|$)/;

/** Whose workspace stands around this page for a person who acts as this kind of profile; null on public pages. */
export const workspaceAround = (pathname: string, type: ProfileType | null): WorkspaceType | null =>
  AREAS.test(pathname) && (type === "athlete" || type === "guardian" || type === "club") ? type : null;

// Only members see it: visitors' pages do not load its code. Without a boundary of its own it is part of the page,
// so that the server sends it whole.
export const WorkspaceNav = lazy(async () => ({
  default: (await import("#app/components/workspace-shell.tsx")).WorkspaceNav,
}));

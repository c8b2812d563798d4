import { createContext, type RouterContextProvider } from "react-router";
import type { Actor } from "#domain/identity/actor.ts";
import type { Member, Viewer } from "./viewer.ts";

export const viewerContext = createContext<Viewer>();

/** Who asks, for every capability's first argument. */
export const actorOf = (context: Readonly<RouterContextProvider>): Actor => context.get(viewerContext).actor;
export const memberOf = (context: Readonly<RouterContextProvider>): Member | null =>
  context.get(viewerContext).member;

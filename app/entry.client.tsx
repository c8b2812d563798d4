import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberTyped } from "./forms/typed-early.ts";
import { waitingFetch } from "./network/waiting.ts";

rememberTyped();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={waitingFetch} />);
});

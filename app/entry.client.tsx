import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { waitingFetch } from "./network/waiting.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={waitingFetch} />);
});

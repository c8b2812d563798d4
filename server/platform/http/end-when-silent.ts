import type { Exchange } from "./exchange.ts";

/** No byte for so long: whoever sends is gone. */
const SILENCE_MS = 60_000;

/** For bodies that may take as long as they need, as long as something comes. */
export function endWhenSilent({ request, response }: Exchange): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead === seen && !request.complete) request.destroy();
    seen = socket.bytesRead;
  }, SILENCE_MS);
  response.once("close", () => clearInterval(timer));
}

import { createContext, use } from "react";

/** The nonce of this answer's content security policy. Only the server knows it: browsers hide it from scripts. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * A script of ours that runs before the page is painted; see `server/platform/http/document.server.ts`. React leaves
 * in the page what the server wrote there, so that the browser's build needs no second copy of `source`.
 */
export function InlineScript({ source }: { source: string }) {
  const nonce = use(ScriptNonce);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}

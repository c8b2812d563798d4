import { Check, Copy } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

const TOLD_MS = 2500;

/** Only where the browser can copy: without script the text beside it is there to be marked. */
export function CopyButton({
  text,
  label = "Copiar endereço",
  done = "Endereço copiado",
}: {
  text: string;
  label?: string;
  done?: string;
}) {
  const possible = useSyncExternalStore(neverChanges, canCopy, () => false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!possible) return null;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button size="small" onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}

// Browsers offer it on secure pages only.
const canCopy = () => "clipboard" in navigator;
const neverChanges = () => () => {};

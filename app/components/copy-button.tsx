import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useBrowserCan } from "./browser-can.ts";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";

const TOLD_MS = 2500;

/**
 * Only where the browser can copy: without script the text beside it is there to be marked. Until the script comes
 * its place is kept, since what moves between press and release of a finger is not pressed.
 */
export function CopyButton({
  text,
  label = "Copiar endereço",
  done = "Endereço copiado",
}: {
  text: string;
  label?: string;
  done?: string;
}) {
  const possible = useBrowserCan("clipboard");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (possible === false) return null;
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Button size="small" className={cx("noscript:hidden", !possible && "invisible")} onClick={copy}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}

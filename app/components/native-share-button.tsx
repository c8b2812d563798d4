import { Share2 } from "lucide-react";
import { useBrowserCan } from "./browser-can.ts";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";

/** The phone's own list of people and apps, where the browser has one. On a phone its place is kept until the script comes. */
export function NativeShareButton({ title, text, url }: { title: string; text: string; url: string }) {
  const possible = useBrowserCan("share");
  if (possible === false) return null;
  // Whoever closes the list without choosing has done nothing wrong.
  const share = () => void navigator.share({ title, text, url }).catch(() => {});
  return (
    <Button
      size="small"
      className={cx("min-h-11 noscript:hidden", !possible && "pointer-fine:hidden invisible")}
      onClick={share}
    >
      <Share2 aria-hidden="true" />
      Compartilhar
    </Button>
  );
}

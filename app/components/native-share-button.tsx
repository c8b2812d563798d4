import { Share2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "./button.tsx";

/** The phone's own list of people and apps, where the browser has one. */
export function NativeShareButton({ title, text, url }: { title: string; text: string; url: string }) {
  const possible = useSyncExternalStore(neverChanges, canShare, () => false);
  if (!possible) return null;
  // Whoever closes the list without choosing has done nothing wrong.
  const share = () => void navigator.share({ title, text, url }).catch(() => {});
  return (
    <Button size="small" className="min-h-11" onClick={share}>
      <Share2 aria-hidden="true" />
      Compartilhar
    </Button>
  );
}

const canShare = () => "share" in navigator;
const neverChanges = () => () => {};

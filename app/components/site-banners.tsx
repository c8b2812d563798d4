import { X } from "lucide-react";
import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";

export interface SiteBanner {
  /** Changes with the text: who closed an earlier one reads the new one. */
  mark: string;
  text: string;
  tone: "info" | "success" | "warning";
  link: string | null;
  linkLabel: string | null;
  dismissible: boolean;
}

const TONES: Readonly<Record<SiteBanner["tone"], string>> = {
  info: "bg-sky-tint",
  success: "bg-grass-tint",
  warning: "bg-canary",
};

/** What the team has to tell the readers of every page; written by the server, so that nothing moves later. */
export function SiteBanners({ banners }: { banners: readonly SiteBanner[] }) {
  return (
    <aside aria-label="Avisos do site" className="print:hidden">
      {banners.map((banner) => (
        <div
          key={banner.mark}
          data-banner={banner.mark}
          className={cx("border-b border-ink/15 text-ink", TONES[banner.tone])}
        >
          <div className="mx-auto flex max-w-[76rem] items-center gap-x-4 px-4 py-1 sm:px-6">
            <p className="min-w-0 grow py-1.5 text-compact font-semibold wrap-anywhere">
              {banner.text}
              {banner.link && (
                <>
                  {" "}
                  <BannerLink to={banner.link}>{banner.linkLabel}</BannerLink>
                </>
              )}
            </p>
            {banner.dismissible && (
              <button
                type="button"
                data-close-banner={banner.mark}
                className="banner-close -mr-2.5 hidden size-11 shrink-0 place-items-center rounded-control hover:bg-ink/10"
              >
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only">Fechar o aviso</span>
              </button>
            )}
          </div>
        </div>
      ))}
    </aside>
  );
}

function BannerLink({ to, children }: { to: string; children: string | null }) {
  const className = "inline-block py-0.5 font-bold underline decoration-2 underline-offset-4";
  return to.startsWith("/") ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  );
}

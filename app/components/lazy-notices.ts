import { lazy } from "react";

// Most readers never see these and do not load their code. Without a boundary of their own they are part of the page,
// so that the server sends them whole.
export const RareNotices = lazy(async () => ({ default: (await import("./rare-notices.tsx")).RareNotices }));
export const SiteBanners = lazy(async () => ({ default: (await import("./site-banners.tsx")).SiteBanners }));

/** Marks that the icon set does not carry. */
const SHAPES = {
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r=".5" />
    </g>
  ),
  youtube: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" fill="currentColor" />
    </g>
  ),
  tiktok: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M10 11.5a4.5 4.5 0 1 0 4 4.5V3c.3 2.9 2.2 5 5.5 5.2"
    />
  ),
} as const;

export type SocialNetwork = keyof typeof SHAPES;

export const SOCIAL_NETWORKS = ["instagram", "youtube", "tiktok"] as const satisfies SocialNetwork[];

export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
};

export function SocialIcon({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
      {SHAPES[network]}
    </svg>
  );
}

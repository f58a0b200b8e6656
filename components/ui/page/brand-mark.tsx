/** The shop's mark, a printer's registration mark with one quarter inked; the same drawing as `public/logo.svg`. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true" focusable="false">
      <path d="M34.5 34.5H51A16.5 16.5 0 0 1 34.5 51Z" fill="var(--accent)" />
      <circle cx="32" cy="32" r="19" stroke="currentColor" strokeWidth="5" />
      <path d="M32 5V59M5 32H59" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
    </svg>
  );
}
